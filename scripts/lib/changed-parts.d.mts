export function browserTestsOf(files: readonly string[]): string[] | 'all';
export function unitTestsOf(files: readonly string[]): string[];
export const readersByPath: readonly string[];
