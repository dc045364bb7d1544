/** One arrow that points the wrong way. */
export interface Fault {
	readonly rule:
		| 'package-not-allowed'
		| 'third-party'
		| 'undeclared'
		| 'node'
		| 'inner-file'
		| 'other-package-by-path'
		| 'computed-import'
		| 'testing'
		| 'cycle'
		| 'global'
		| 'outside'
		| 'scope'
		| 'no-row'
		| 'exception';
	readonly file: string;
	readonly detail: string;
}
