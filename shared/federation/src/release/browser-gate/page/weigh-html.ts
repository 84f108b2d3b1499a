import { brotliCompressSync, constants } from 'node:zlib';
import { HTML_BUDGET, overBudget } from '../../page-budgets';
import type { Finding } from '../new-findings';

const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** What is found of a page whose HTML costs more than its budget; the path is for people. */
export function weighHtml(path: string, html: string): Finding[] {
  const cost = { html: brotliCompressSync(html, LEVEL).length };
  return overBudget(path, cost, { html: HTML_BUDGET }).map((text) => ({ kind: 'budget', text }));
}
