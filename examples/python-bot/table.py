"""What lies on the table, by its texts: spot -> word, such as {"0,0": "FFWA"}.

A word names the quadrants of a card: upper left, upper right, lower left, lower right. Read backwards it is the card after a half
turn. Cards that lie half over each other, which one rule set allows, are looked at as if they lay side by side.
"""

ELEMENTS = "EAWFS"


class Table:
    """Cards and the groups that they form. It never changes, so that it can be asked about many moves."""

    def __init__(self, cards):
        self.cards = cards
        self._less = {}
        self._groups = {element: groups_of(cards, element) for element in ELEMENTS}

    def sizes(self):
        """Element -> how many panels its largest group has. A card has at most one panel of an element."""
        return {element: max(map(len, groups.values()), default=0) for element, groups in self._groups.items()}

    def sizes_with(self, word, spot):
        """The same with one card more. It joins the groups that it meets, and no others."""
        sizes = self.sizes()
        for element, groups in self._groups.items():
            edges = edges_of(spot, word, element)
            met = {id(group): len(group) for group in map(groups.get, edges) if group}
            if edges:
                sizes[element] = max(sizes[element], 1 + sum(met.values()))
        return sizes

    def without(self, spot):
        """The table with one card less."""
        if spot not in self._less:
            self._less[spot] = Table({other: word for other, word in self.cards.items() if other != spot})
        return self._less[spot]


def sizes_after(table, move):
    """The sizes of the largest groups after a move, or None if it is none that changes the table."""
    action, _, rest = move.rpartition("=")[2].partition(" ")  # "****=" in front: a Wild that is used as an Action
    if "@" in action:
        return table.sizes_with(*action.split("@"))
    if rest == "-":  # there is nothing to do it to
        return None
    if action == "zap-a-card":
        return table.without(rest).sizes()
    if action == "rotate-a-card":
        return table.without(rest).sizes_with(table.cards[rest][::-1], rest)
    if action == "move-a-card":
        start, placement = rest.split(" ")
        return table.without(start).sizes_with(*placement.split("@"))
    return None


def groups_of(cards, element):
    """Half of an edge -> the group of cards that show the element there: one set for all the edges of a group."""
    groups = {}
    for spot, word in cards.items():
        edges = edges_of(spot, word, element)
        group = {spot} if edges else set()
        for edge in edges:
            group |= groups.get(edge, set())
        for edge in {edge for other in group for edge in edges_of(other, cards[other], element)}:
            groups[edge] = group
    return groups


def edges_of(spot, word, element):
    """The halves of the card's four edges that show the element: the place of each, in half cards, and whether it is upright."""
    if element not in word and word != "****":
        return []
    x, y = (round(2 * float(number)) for number in spot.split(","))
    top, left, bottom, right = sides_of(word)
    return (
        [(x + i, y, False) for i in (0, 1) if top[i] in (element, "*")]
        + [(x, y + i, True) for i in (0, 1) if left[i] in (element, "*")]
        + [(x + i, y + 2, False) for i in (0, 1) if bottom[i] in (element, "*")]
        + [(x + 2, y + i, True) for i in (0, 1) if right[i] in (element, "*")]
    )


def sides_of(word):
    """What the sides show, two letters each: top and bottom from left to right, left and right from top to bottom."""
    a, b, c, d = word
    if b == ".":  # cut by a line like / from corner to corner
        return a + a, a + a, d + d, d + d
    if a == ".":  # by a line like \
        return b + b, c + c, c + c, b + b
    return a + b, a + c, c + d, b + d
