import { describePath, propertiesOf } from '../src/platform/written/properties.ts';

/** Texts that may be empty: nothing is shown then, or what they say is said by something else. */
const MAY_BE_EMPTY = new Set(['eyebrow', 'unit', 'delivery_time', 'alt', 'blur', 'video_id']);
/** Texts whose emptiness is told in words of their own. */
const TOLD_ELSEWHERE = new Set(['to', 'link', 'url', 'products', 'email', 'hex', 'phone']);

/** What somebody writes who takes a text for HTML or for Markdown. */
const MARKS = [/<\/?[a-z][^<>]*>/i, /&(?:[a-z]{2,6}|#\d+);/, /\]\([^\s()]+\)/, /\*\*\S[^*]*\S\*\*/];

/** What is wrong with a text as words. */
function wordProblem(key: string, text: string, isLink: boolean): string | undefined {
  const mark = MARKS.map((each) => each.exec(text)?.[0]).find((found) => found !== undefined);
  if (mark !== undefined)
    return `${JSON.stringify(mark)} would be shown as it is written here. Texts have no HTML and no Markdown.`;
  if (/[\r\n]/.test(text.trim()))
    return 'its line break would not be seen. Make what follows a text of its own.';
  const isNamed = !/^\d+$/.test(key);
  const isTold = TOLD_ELSEWHERE.has(key) || (isLink && (key === 'label' || key === 'name'));
  return isNamed && !isTold && !MAY_BE_EMPTY.has(key) && text.trim() === ''
    ? 'it is empty.'
    : undefined;
}

/** Texts with marks that no page understands, with line breaks, and empty ones, each with its place. */
export function wrongWords(value: unknown, path: readonly string[] = []): string[] {
  const own = propertiesOf(value) ?? {};
  const isLink = ['to', 'link', 'url', 'products'].some((key) => typeof own[key] === 'string');
  return Object.entries(own).flatMap(([key, inner]) => {
    const here = [...path, key];
    if (typeof inner !== 'string') return wrongWords(inner, here);
    const problem = path.at(-1) === 'social_links' ? undefined : wordProblem(key, inner, isLink);
    return problem === undefined ? [] : [`${describePath(here)}: ${problem}`];
  });
}
