import { constants, setPriority } from 'node:os';

/**
 * An attacker has machines of their own. Where they share ours with those who are attacked, they get what time these leave: else the
 * fight for its cores is what would be measured. Counts for this thread, and for processes and threads that it starts from now on.
 */
export function yieldToOthers(): void {
	setPriority(constants.priority.PRIORITY_LOW);
}
