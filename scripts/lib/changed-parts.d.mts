export function browserTestsOf(files: readonly string[]): string[] | 'all';
