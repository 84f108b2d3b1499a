/** Verbs that test names of this repository begin with inside of a `describe`, which names their subject. */
const VERBS = `
  adds answers arrives asks begins believes breaks calls carries changes checks claims clears closes comes
  configures copies costs counts covers creates declares demands does doubles draws drops embeds empties encodes
  ends expands explains exports fails falls fetches finds follows forgets gets gives goes groups hands has hides
  holds is keeps keys knows leads leaves lets listens lists loads logs looks loses makes marks matches misses
  moves names navigates needs notes offers opens orders passes pays plays posts preloads prompts puts reads
  recovers refuses remembers removes repeats replaces reports retries saves says sees selects sells sends serves
  sets settles shares shows signs speaks starts states stays stops survives takes tells thanks tries turns waits
  walks wants warns works writes`;
/** Some of them are nouns too: "offers that have ended are not shown" has its subject. */
const AS_NOUN =
  '(?! (?:and|are|were|have|do|may|can|come|stand|that|which|whose|of|in|with|without)\\b)';
const BARE_VERB = new RegExp(`^(?:${VERBS.trim().split(/\s+/).join('|')})\\b${AS_NOUN}`);
/**
 * The names of tests that begin at the margin, and so stand in no `describe`: `it('…'`, `test('…'`, the last
 * line of `it.each(…)('…'` (`])('…'`, `] as const)('…'`), or the line after one of these.
 */
const NAME = /^(?:(?:it|test)(?:\.each(?:<.*>)?\(.*\))?|\](?: as .+)?\))\(\n? *(['"`])(.+?)\1,?/gm;

/** Names of tests outside of any `describe` that begin with a verb, so that nobody can tell of what. */
export function namesWithoutSubject(source: string): string[] {
  return [...source.matchAll(NAME)]
    .map(([, , name = '']) => name)
    .filter((name) => BARE_VERB.test(name));
}
