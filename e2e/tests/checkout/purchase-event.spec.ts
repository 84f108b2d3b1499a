import { mergeTests } from '@playwright/test';
import { expectPlaced, fillOrder, newBuyer, payButton, payInWidget } from '../../fixtures/checkout';
import { waitForHydration } from '../../fixtures/hydration';
import { test as base, expect } from '../../fixtures/test';
import { test as tracked } from '../../fixtures/tracked-site';
import { hasSeenOffers } from '../../fixtures/visitor';

const test = mergeTests(base, tracked);

for (const consent of ['granted', 'denied'] as const) {
  test(`with consent ${consent} a purchase is ${consent === 'granted' ? 'told once, when the money is there, and nothing personal' : 'told to nobody'}`, async ({
    page,
    trackedOrigin,
  }) => {
    const buyer = newBuyer();
    await hasSeenOffers(page);
    await page.addInitScript((choice) => {
      if (window === window.top) localStorage.setItem('trackingConsent', choice);
    }, consent);
    await page.route(/googletagmanager/, (route) => route.fulfill({ body: '' }));
    const told = () =>
      page.evaluate(() => JSON.stringify((window.dataLayer ?? []).map((one) => [...(one as [])])));
    await page.goto(`${trackedOrigin}/vayu_marut-gt/preorder`);
    await waitForHydration(page);
    await fillOrder(page, buyer);
    if (consent === 'granted') await expect.poll(told).toContain('page_view');
    expect(await told()).not.toContain('purchase');
    await payButton(page).click();
    await payInWidget(page);
    const trackingId = await expectPlaced(page);
    if (consent === 'denied') {
      expect(await told()).toBe('[]');
      return;
    }
    await expect.poll(told).toContain('purchase');
    const events = await told();
    expect(events.match(/"purchase"/g)).toHaveLength(1);
    expect(events).toContain(`"transaction_id":"${trackingId}","value":2573,"currency":"INR"`);
    for (const personal of [buyer.name, buyer.phone, buyer.email, buyer.area]) {
      expect(events).not.toContain(personal);
    }
  });
}
