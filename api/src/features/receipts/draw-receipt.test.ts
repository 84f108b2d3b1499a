import { ORDER_TRACKING_HEADER, RECEIPT_PDF_PATH, type Receipt, servicePath } from '@site/contract';
import { DEFAULT_APP } from '@site/contract/endpoints';
import { at, get } from '../../testing/forms';
import { placeOrder, referTo } from '../../testing/orders';
import { LATE_WEBHOOKS, pay, reportSuccess } from '../../testing/payments';
import { readObjects } from '../../testing/pdf/pdf-objects';
import { openTestApi, type TestApi, tokenOf } from '../../testing/test-api';

const PDF = servicePath('app', DEFAULT_APP) + RECEIPT_PDF_PATH;

let api: TestApi;
let receipt: Receipt;
let pdf: Buffer;
beforeAll(async () => {
  api = await openTestApi({ env: LATE_WEBHOOKS });
  const order = await placeOrder(api);
  await reportSuccess(api, pay(api, order));
  const receiptFor = async (headers: Readonly<Record<string, string>>) => {
    const { body } = await get(api.app, `${PDF}/data`, headers);
    return at(body, ['data', 'response_data', 'receipt']) as Receipt;
  };
  // Addresses are for the verified phone of the order alone.
  const headers = {
    [ORDER_TRACKING_HEADER]: (await receiptFor(referTo(order))).tracking_id,
    authorization: `Bearer ${tokenOf(api, '0000012345')}`,
  };
  receipt = await receiptFor(headers);
  pdf = (await api.app.inject({ url: PDF, headers })).rawPayload;
});
afterAll(() => api.close());

it('the PDF of a receipt has the structure that screen readers follow: a title, headings, and tables whose labels name their values', () => {
  expect(pdf.toString('latin1')).toContain('/Marked true');
  const objects = [...readObjects(pdf).values()];
  const count = (tag: string) =>
    objects.filter(({ dictionary }) => new RegExp(`/S /${tag}\\b`).test(dictionary)).length;
  const { buyer, lines, later, refundable, not_refundable, notes } = receipt;
  expect([buyer?.billing, later, refundable, not_refundable, notes]).not.toContainEqual([]);
  // Of the two addresses, who received it, what was paid, what is left, what is refunded and what is not, and the notes.
  expect({ H1: count('H1'), H2: count('H2'), Table: count('Table') }).toEqual({
    H1: 1,
    H2: 8,
    Table: 3,
  });
  // Five facts; what was paid with its total; what is left for later with its total.
  const rows = 5 + (lines.length + 1) + (later.length + 1);
  expect({ TR: count('TR'), TH: count('TH'), TD: count('TD') }).toEqual({
    TR: rows,
    TH: rows,
    TD: rows,
  });
});

it('all that the PDF of a receipt shows is a part of its structure, or marked as decoration', () => {
  const objects = [...readObjects(pdf).values()];
  const pages = objects.map(({ stream }) => stream).filter((stream) => / TJ$/m.test(stream));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const open: boolean[] = [];
    // What begins and ends a marked part, glyphs, and shapes that are filled or stroked.
    for (const [token] of page.matchAll(/\/\w+ <<[^>]*>> BDC|\bEMC\b| TJ$|^[fS]$/gm)) {
      if (token.endsWith('BDC')) open.push(/MCID|Artifact/.test(token));
      else if (token === 'EMC') open.pop();
      else expect(open).toContain(true);
    }
    expect(open).toEqual([]);
  }
});
