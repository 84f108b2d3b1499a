import { waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

test('the chosen state stands in the address, and goes back and forward with it', async ({
  page,
}) => {
  await page.goto('/locate-dealer');
  await waitForHydration(page);
  const state = page.getByRole('combobox', { name: 'State' });
  await state.selectOption('Kerala');
  await expect(page.getByRole('heading', { name: /dealers? in Kerala/ })).toBeVisible();
  await state.selectOption('Goa');
  await expect(page).toHaveURL(/state=Goa/);
  await expect(page.getByRole('heading', { name: /dealers? in Goa/ })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: /dealers? in Kerala/ })).toBeVisible();
  await expect(state).toHaveValue('Kerala');
  await page.goForward();
  await expect(page.getByRole('heading', { name: /dealers? in Goa/ })).toBeVisible();
});

test.describe('in Bengaluru', () => {
  test.use({
    geolocation: { latitude: 12.97123, longitude: 77.59321 },
    permissions: ['geolocation'],
  });

  test('dealers are found by an old name of a city, by a pin code and by the place of the device', async ({
    page,
  }) => {
    await page.goto('/locate-dealer?state=Kerala');
    await waitForHydration(page);
    const first = page.getByRole('article').first();
    const field = page.getByRole('textbox', { name: 'City or pin code' });
    for (const typed of ['Bangalore', '560001']) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: `for “${typed}”` })).toBeVisible();
      await expect(first).toContainText('Bengaluru');
    }
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByRole('heading', { name: /dealers? near you/ })).toBeVisible();
    await expect(first).toContainText('Bengaluru');
    await expect(page).toHaveURL('/locate-dealer');
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'for “560001”' })).toBeVisible();
  });

  test('the place of the device is sent nowhere', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(
        `${request.url()} ${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`,
      ),
    );
    await page.goto('/locate-dealer');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByRole('heading', { name: /dealers? near you/ })).toBeVisible();
    // Whoever leaves the page afterwards sends its figures too.
    await page.goto('/about-us');
    await waitForHydration(page);
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.filter((request) => /12\.9712|77\.5932/.test(request))).toEqual([]);
  });
});

test('a visitor who refuses to tell the place is told how to search without it', async ({
  page,
}) => {
  await page.goto('/locate-dealer');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(
    page.getByText(/^We could not get your location\. .* or enter your city or pin code\.$/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /near you/ })).toHaveCount(0);
});

test('a dealer says whether it is open now, by the clock of India', async ({ page }) => {
  for (const [moment, says] of [
    ['2026-11-21T11:00:00+05:30', 'Open now'],
    ['2026-11-22T11:00:00+05:30', 'Closed now'],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto('/locate-dealer?state=Telangana');
    await expect(page.getByRole('article').first()).toContainText(`9:30 am to 7 pm · ${says}`);
  }
});

test('a dealer can be called and written to, and one without coordinates has a placeholder', async ({
  page,
}) => {
  await page.route('https://www.google.com/maps**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Map' }),
  );
  await page.goto('/locate-dealer?state=Telangana');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    await expect(card.locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(card.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(card.getByText(/Telangana/).first()).toBeVisible();
    await expect(card.getByRole('link', { name: /^Get directions/ })).toBeVisible();
  }
  const withoutPlace = cards.filter({ has: page.locator('a[href*="destination=8%20Gulmohar"]') });
  await expect(withoutPlace.getByRole('img', { name: /^No map available for / })).toBeVisible();
  const withPlace = cards.filter({ has: page.locator('a[href*="destination=17."]') });
  await expect(withPlace).toHaveCount(3);
  for (const card of await withPlace.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('iframe[title^="Map: "]')).toBeAttached();
  }
  await expect(withPlace.getByRole('img', { name: /^No map available for / })).toHaveCount(0);
});

test('on a phone the way to near dealers begins where the fields above it begin', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/locate-dealer');
  const field = await page.getByRole('textbox', { name: 'City or pin code' }).boundingBox();
  const sign = await page.getByRole('button', { name: 'Near me' }).locator('svg').boundingBox();
  expect(sign?.x).toBeCloseTo(field?.x ?? 0, -1);
});
