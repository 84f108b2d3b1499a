import { randomBytes } from 'node:crypto';
import { HTML_BUDGET } from '../../page-budgets';
import { weighHtml } from './weigh-html';

it('the gate finds nothing of a page whose HTML keeps to its budget once it is compressed', () => {
  expect(weighHtml('/offers', '<p>again</p>'.repeat(HTML_BUDGET))).toEqual([]);
});

it('the gate says of a page whose HTML is too large how large it is, and by how much', () => {
  const [found, ...others] = weighHtml('/offers', randomBytes(HTML_BUDGET).toString('base64'));
  expect(others).toEqual([]);
  expect(found?.kind).toBe('budget');
  expect(found?.text).toMatch(
    /^\/offers: html is [\d.]+ KB, [\d.]+ KB over its budget of 20\.5 KB$/,
  );
});
