import type { Receipt } from '@site/contract';
import { readObjects } from '../../testing/pdf/pdf-objects';
import { drawReceipt } from './draw-receipt';

const receipt: Receipt = {
  title: 'Receipt for a pre-booking',
  tracking_id: 'O-1',
  transaction_id: 'pay_1',
  paid_on: '2026-11-22T04:00:00.000Z',
  paid_with: 'Paid online through Razorpay',
  seller: { name: 'Vayu Motors Private Limited', lines: ['Vayu Marg', 'Telangana 500003'] },
  buyer: null,
  item: { item_key: 'vayu_marut-gt-red', title: 'Vayu Marut', variant: 'GT', colour: 'Red' },
  lines: [
    { label: 'Pre-book amount', amount: 2499 },
    { label: 'Platform fee (3%)', amount: 74 },
  ],
  total: 2573,
  later: [{ label: 'Discount', amount: -10000 }],
  later_total: 177500,
  refundable: ['The pre-book amount of ₹2,499.'],
  not_refundable: ['Platform fee, ₹74.'],
  notes: [],
};

it('the PDF of a receipt has the structure that screen readers follow: a title, headings, and tables whose labels name their values', async () => {
  const pdf = await drawReceipt(receipt);
  expect(pdf.toString('latin1')).toContain('/Marked true');
  const objects = [...readObjects(pdf).values()];
  const count = (tag: string) =>
    objects.filter(({ dictionary }) => new RegExp(`/S /${tag}\\b`).test(dictionary)).length;
  // The headings are "Received by", "Paid now", "Later" and the two of what is refunded.
  expect({ H1: count('H1'), H2: count('H2'), Table: count('Table') }).toEqual({
    H1: 1,
    H2: 5,
    Table: 3,
  });
  // Five facts, two lines and their total, one line for later and its total.
  expect({ TR: count('TR'), TH: count('TH'), TD: count('TD') }).toEqual({ TR: 10, TH: 10, TD: 10 });
});

it('all that the PDF of a receipt shows is a part of its structure, or marked as decoration', async () => {
  const objects = [...readObjects(await drawReceipt(receipt)).values()];
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
