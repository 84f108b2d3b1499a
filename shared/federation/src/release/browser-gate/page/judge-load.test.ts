import { randomBytes } from 'node:crypto';
import { LOAD_BUDGET } from '../../page-budgets';
import { judgeLoad } from './judge-load';

const kept = {
  html: '<p>Offers</p>',
  hero: LOAD_BUDGET.hero,
  shift: LOAD_BUDGET.shift,
  scripts: [],
};

it('the gate finds nothing of a page that keeps to its budget, whose HTML is small once it is compressed', () => {
  const html = '<p>again</p>'.repeat(LOAD_BUDGET.html);
  expect(judgeLoad('/offers', { ...kept, html })).toEqual([]);
});

it('the gate says of a page whose HTML is too large how large it is, and by how much', () => {
  const html = randomBytes(LOAD_BUDGET.html).toString('base64');
  const [found, ...others] = judgeLoad('/offers', { ...kept, html });
  expect(others).toEqual([]);
  expect(found?.over).toBeGreaterThan(0);
  expect(found?.text).toMatch(
    /^\/offers: html is [\d.]+ KB, [\d.]+ KB over its budget of 20\.5 KB$/,
  );
});

it('the gate says of a page by how much its first picture is too large, and how far its parts move', () => {
  const found = judgeLoad('/offers', { ...kept, hero: 71_680, shift: 0.123_456 });
  expect(found.map(({ text }) => text)).toEqual([
    '/offers: hero is 70.0 KB, 10.0 KB over its budget of 60.0 KB',
    '/offers: shift is 0.123, 0.113 over its budget of 0.01',
  ]);
});

it('the gate names a script that a page needs and its document does not ask for', () => {
  const html = `<link rel="modulepreload" href="/a.js"><script src="https://cdn.example/b.js?x"></script>
<script type="importmap">{"integrity":{"/c.js":""}}</script>`;
  const found = judgeLoad('/offers', { ...kept, html, scripts: ['/a.js', '/b.js', '/c.js'] });
  expect(found.map(({ text }) => text)).toEqual([
    '/offers: the document does not ask for /c.js, so it comes a trip later',
  ]);
});

it('the gate takes no offence at a script that parses what a page reads by itself, which no page waits for', () => {
  const scripts = [
    '/releases/mf-dealers/1.2.0/web/answers.d663ed3b.js',
    '/assets/shared_schema_src_index_ts.2a5102a1.js',
    '/releases/mf-dealers/1.2.0/web/src_answers_list.d663ed3b.js',
  ];
  const found = judgeLoad('/offers', { ...kept, html: '', scripts });
  expect(found.map(({ text }) => text)).toEqual([
    `/offers: the document does not ask for ${scripts[2]}, so it comes a trip later`,
  ]);
});
