/** What is said of files that are only missing because something could not be built. */
const FOLLOWS = /: (there is no file |the link )| is missing: /;

/** The file that a sentence is about. */
const fileOf = (problem: string): string | undefined => /^[\w-]+\.json/.exec(problem)?.[0];

/**
 * All that is wrong with a content, told at once: what could not be built, and what is wrong with the rest.
 * @param broken what could not be built, a sentence each
 * @param found what a look through the built content found. Of what could not be built it saw the build before, or
 *   nothing, so that is left out.
 */
export function joinProblems(broken: readonly string[], found: readonly string[]): string[] {
  if (broken.length === 0) return [...found];
  const told = new Set(broken.map(fileOf));
  return [
    ...broken,
    ...found.filter((problem) => !(FOLLOWS.test(problem) || told.has(fileOf(problem)))),
  ];
}
