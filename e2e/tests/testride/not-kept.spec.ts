import { newPhone } from '../../fixtures/booking';
import { choosePin, fillWalkIn, openKept, submitWalkIn } from '../../fixtures/device';
import { expect, test } from '../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 } });

/** One word, as is the name of the proof: as wide as two phones. */
const RIDER = 'Venkatanarasimha'.repeat(4);

/** The stores whose next write the browser undoes. */
type Undone = { undone?: string[] };

test('a ride whose keeping the browser undoes is told as not kept, stands in the form, and is kept at the next press', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no-response/);
  await page.addInitScript(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...args: [unknown, IDBValidKey?]) {
      const request = add.apply(this, args);
      const { undone } = window as Undone;
      if (undone?.[0] === this.name) {
        undone.shift();
        this.transaction.abort();
      }
      return request;
    };
  });
  await openKept(page);
  await context.setOffline(true);
  await fillWalkIn(page, RIDER, newPhone());
  await page.evaluate(() => {
    (window as Undone).undone = ['records'];
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  const failure = page.getByRole('alertdialog', { name: 'Opps! Failed to Submit Eequest.' });
  await expect(failure).toContainText('this ride was not kept');
  await expect(failure).not.toContainText('keeps nothing');
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(RIDER);

  await test.step('a list of the day that the browser undoes does not keep the ride back', async () => {
    await page.evaluate(() => {
      (window as Undone).undone = ['days'];
    });
    await submitWalkIn(page, 'Kept on this device');
    await choosePin(page, '4711');
    await expect(page.getByRole('heading', { name: 'Waiting to be sent (1)' })).toBeVisible();
  });

  await test.step('the longest name hides neither its end nor where its ride stands', async () => {
    const row = page.getByRole('listitem').filter({ hasText: RIDER });
    expect(await row.evaluate((item) => item.scrollWidth - item.clientWidth)).toBe(0);
    await expect(row.getByText('Waiting', { exact: true })).toBeInViewport({ ratio: 1 });
  });
});
