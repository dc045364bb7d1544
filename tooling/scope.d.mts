export declare const SCOPE: string;
export declare function withScope(text: string, from: string, to: string): string;
export declare function renameScope(root: string, from: string, to: string): string[];
