import { waitForPage } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

test('a browser is told to compile each script of a page while it is on its way', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  await page.goto('/test-ride?dealer=1001');
  await waitForPage(page);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const text = await (await request.get(script)).text();
    expect(text.slice(0, COMPILE_HINT.length), script).toBe(COMPILE_HINT);
  }
});
