import { listPricedProducts, NO_VISITOR, pricedProductsParams } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { startApiFront } from '../../fixtures/api-front';
import { expect, test } from '../../fixtures/test';

const asked = pricedProductsParams({ itemKey: 'vayu_marut-gt', couponCode: 'WINDFALL' });
const PRICE = callAddress(listPricedProducts, asked);
const GUESSER = '198.51.100.66';

test('the host says to the API for which visitor it reads a page, and whom the API refuses is the only one to notice', async ({
  startSite,
}) => {
  const named: (string | string[] | undefined)[] = [];
  const front = await startApiFront(({ url = '/', headers }, outgoing) => {
    if (url !== PRICE) return false;
    const visitor = headers['x-forwarded-for'];
    named.push(visitor);
    if (visitor !== GUESSER) return false;
    outgoing.writeHead(429, { 'content-type': 'application/json', 'retry-after': '60' });
    outgoing.end('{"status":429,"message":"Too many requests."}');
    return true;
  });
  const site = await startSite(front.origin);
  const ask = async (visitor: string) => {
    const answer = await fetch(`${site.origin}/vayu_marut-gt/preorder/WINDFALL`, {
      headers: { 'x-forwarded-for': visitor },
    });
    return { cache: answer.headers.get('cache-control'), html: await answer.text() };
  };

  const refused = await ask(GUESSER);
  expect(refused.html).toContain('We are unable to fetch the products at the moment.');
  expect(refused.cache).toBe('private, no-cache');
  const other = await ask('203.0.113.9');
  expect(other.html).toContain('data-mf="mf-checkout@');
  expect(other.html).not.toContain('We are unable to fetch');
  expect(other.cache).toContain('public');
  expect((await ask(GUESSER)).html).toBe(other.html);

  // A kept page may be made anew meanwhile, for nobody.
  expect(named.filter((visitor) => visitor !== NO_VISITOR)).toEqual([GUESSER, '203.0.113.9']);
  for (const text of [other.html, refused.html, site.log()])
    expect(text).not.toMatch(/198\.51\.100\.66|203\.0\.113\.9/);
  front.close();
});
