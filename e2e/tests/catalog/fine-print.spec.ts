import type { APIRequestContext } from '@playwright/test';
import { readFinePrint, readTechnicalSpecs } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { everyPage, preorderWithCode } from '../../fixtures/every-page';
import { expect, test } from '../../fixtures/test';

/** A bike costs a lakh or more. */
const PRICE = /₹\s?\d{1,2},\d{2},\d{3}/;

/** The ranges that the data sheets state, as the pages write them: a tow truck and a day's ride have other kilometres. */
async function readRanges(request: APIRequestContext): Promise<RegExp> {
  const sheets = await (await request.get(callAddress(readTechnicalSpecs))).text();
  const stated = [...sheets.matchAll(/"Range per Charge","value":"(\d+)"/g)].map(([, km]) => km);
  expect(stated).toHaveLength(5);
  return new RegExp(`(?<![\\d,.])(?:${stated.join('|')})\\s*km\\b(?!/h)`);
}

/** What a visitor reads on a page as the server sends it. */
async function readText(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|template|noscript)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

test('every page that says a range says by which test cycle, and every page with the price of a bike says of which date', async ({
  request,
}) => {
  const { data } = await (await request.get(callAddress(readFinePrint))).json();
  const notes = [
    [await readRanges(request), data.range],
    [PRICE, data.price],
  ] as const;
  const told = notes.map(() => 0);
  for (const { path } of [...everyPage, preorderWithCode]) {
    const text = await readText(request, path);
    for (const [at, [said, note]] of notes.entries()) {
      const [where] = text.match(new RegExp(`.{0,60}${said.source}`)) ?? [];
      if (!where) continue;
      expect(text, `${path} says "${where}"`).toContain(note);
      told[at] = (told[at] ?? 0) + 1;
    }
  }
  // Home, both bikes, the specifications and the unknown product at least.
  for (const pages of told) expect(pages).toBeGreaterThan(5);
});
