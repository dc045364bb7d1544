/** The order of the pages. A page of another language takes its place by the same slug. */
export const sidebar = [
	{ label: 'Start', slug: 'index' },
	{
		label: 'Rules of 3.0',
		items: [
			{ label: '1. The aim', slug: 'rules/aim' },
			{ label: '2. The cards', slug: 'rules/deck' },
			{ label: '3. Setting up', slug: 'rules/setup' },
			{ label: '4. A turn', slug: 'rules/turn' },
			{ label: '5. Where a card may lie', slug: 'rules/placing' },
			{ label: '6. Connections and the bonus', slug: 'rules/bonus' },
			{ label: '7. Goals', slug: 'rules/goals' },
		],
	},
	{
		label: 'Actions and the Wild',
		items: [
			{ label: '8. How Actions work', slug: 'rules/actions' },
			{ label: '9. Trade Goals', slug: 'rules/actions/trade-goals' },
			{ label: '10. Shuffle Goals', slug: 'rules/actions/shuffle-goals' },
			{ label: '11. Trade Hands', slug: 'rules/actions/trade-hands' },
			{ label: '12. Shuffle Hands', slug: 'rules/actions/shuffle-hands' },
			{ label: '13. Zap a Card', slug: 'rules/actions/zap-a-card' },
			{ label: '14. Move a Card', slug: 'rules/actions/move-a-card' },
			{ label: '15. The Wild', slug: 'rules/wild' },
		],
	},
	{
		label: 'How a game ends',
		items: [
			{ label: '16. Winning', slug: 'rules/winning' },
			{ label: '17. When the deck runs out', slug: 'rules/deck-out' },
			{ label: '18. Joining and leaving', slug: 'rules/joining' },
			{ label: '19. The Rotate Option', slug: 'rules/rotate' },
			{ label: '20. Our rulings', slug: 'rules/rulings' },
		],
	},
	{
		label: 'Run it yourself',
		items: [
			{ label: 'Two commands', slug: 'run' },
			{ label: 'Settings', slug: 'run/settings' },
			{ label: 'Play on your network', slug: 'run/network' },
		],
	},
	{
		label: 'For developers',
		items: [
			{ label: 'The engine in five lines', slug: 'developers/engine' },
			{ label: 'Architecture', slug: 'developers/architecture' },
			{ label: 'Text forms', slug: 'developers/formats' },
		],
	},
];
