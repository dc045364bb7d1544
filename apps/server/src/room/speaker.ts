/** Who speaks over one connection. What they say may change it, and what they say next finds it changed. */
export interface Speaker {
	/** The connection: tells people without a seat apart. */
	readonly session: string;
	/** Credential hash of the seat that they speak for; null for someone who watches. */
	holder: string | null;
	/** Has no line any more, or is being closed: nothing more is taken in from them, and nobody new sits down by what was. */
	isGone: boolean;
	/** Gives up the seat with the command that is being worked on, and may stay to watch. */
	isRising: boolean;
}

/** By what the answers to somebody are remembered. */
export const actorOf = ({ holder, session }: Speaker): string => holder ?? session;
