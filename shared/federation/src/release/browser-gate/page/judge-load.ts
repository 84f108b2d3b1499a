import { brotliCompressSync, constants } from 'node:zlib';
import { filesAskedForIn, isForReads } from '../../document-requests';
import { excesses, LOAD_BUDGET, type LoadCost } from '../../page-budgets';
import { type Finding, withoutPlaces } from '../new-findings';

const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** What a browser has seen of one load of a page. */
export interface SeenLoad extends Omit<LoadCost, 'html'> {
  /** The document as it came. */
  html: string;
  /** Paths of all scripts that were asked for before the page was alive. */
  scripts: readonly string[];
}

/**
 * What is found of a page that costs more than its budget, or needs a script before it is alive that its document
 * does not ask for.
 * @param path for people
 */
export function judgeLoad(path: string, { html, scripts, hero, shift }: SeenLoad): Finding[] {
  const cost = { html: brotliCompressSync(html, LEVEL).length, hero, shift };
  const asked = filesAskedForIn(html);
  return [
    ...excesses(path, cost, LOAD_BUDGET).map(({ part, over, text }) => ({
      kind: `budget ${part}`,
      over,
      text,
    })),
    ...scripts
      .filter((file) => !asked.has(file) && !isForReads(file))
      .map((file) => ({
        kind: `budget ${withoutPlaces(file)}`,
        over: 1,
        text: `${path}: the document does not ask for ${file}, so it comes a trip later`,
      })),
  ];
}
