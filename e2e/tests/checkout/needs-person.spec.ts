import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { refreshOrderState } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { newBuyer, outcome, payInWidget, reachWidget } from '../../fixtures/checkout';
import { ordersOf } from '../../fixtures/orders/order-rows';
import { orderByApi, payByApi } from '../../fixtures/orders-by-api';
import { expect, test } from '../../fixtures/test';
import { dataDir, repoRoot } from '../../site/addresses';

/** Says how an order ends, as our people do: `pnpm --filter api order:decide`. */
const decide = (...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/start/commands/decide-order-main.ts', ...words],
    { cwd: join(repoRoot, 'api'), env: { ...process.env, DATA_DIR: dataDir } },
  );

test('money that does not fit its order is left to a person, nobody is asked to pay again, and the buyer reads what was decided', async ({
  page,
  request,
  consoleGuard,
}) => {
  // A busy API does not ask the provider; the page reads what the API knows already, and ends the same.
  consoleGuard.allow(new RegExp(`503.*${callAddress(refreshOrderState)}`));
  const buyer = newBuyer();
  // A code that counts once for each phone is used up by an earlier order of this one.
  const earlier = { items_list: 'vayu_one-0-red-1', coupon_code: 'FIRSTRIDE' };
  await payByApi(request, await orderByApi(request, buyer, earlier));
  await expect.poll(async () => (await ordersOf(buyer.phone))[0]?.status).toBe('paid');
  await reachWidget(page, buyer, '/vayu_one-0/preorder/FIRSTRIDE');
  await payInWidget(page);

  await expect(outcome(page)).toContainText('Your payment arrived and is being checked');
  const [, order] = await ordersOf(buyer.phone);
  expect(order?.status).toBe('review');
  await expect(outcome(page)).toContainText(order?.tracking_id ?? 'a tracking id');
  await expect(outcome(page).getByRole('link', { name: /^\+91/ })).toBeVisible();
  await expect(outcome(page).getByRole('button', { name: 'Try Again' })).toHaveCount(0);

  await decide(order?.tracking_id ?? '', 'cancelled', 'Meera', 'The code was used up; refunded.');
  await page.goto('/order/history');
  await expect(
    page
      .getByRole('status', { name: 'Your last order' })
      .getByRole('heading', { name: 'Your last order was cancelled' }),
  ).toBeVisible();
});
