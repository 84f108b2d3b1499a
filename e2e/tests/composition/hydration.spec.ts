import { rememberServerHeading, waitForHydration } from '../../fixtures/hydration';
import { pages } from '../../fixtures/pages';
import { expect, test } from '../../fixtures/test';

for (const { name, path } of pages) {
  // That nothing is said on the console is watched by the test function itself.
  test(`${name} hydrates the server's markup with an empty console`, async ({ page }) => {
    await rememberServerHeading(page);
    await page.goto(path);
    await waitForHydration(page);
    const isKept = await page.evaluate(
      () => window.serverHeading === document.querySelector('h1') && window.serverHeading !== null,
    );
    expect(isKept, "the server's heading is still the one in the page").toBe(true);
  });
}
