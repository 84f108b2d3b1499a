import { newIdempotencyKey } from '@site/api-client';
import type { OrderCreate } from '@site/contract';
import { browserText } from '@site/shell';

/** The key of what was ordered last, for the tab and for the device: another tab may hold the same form. */
const kept = [browserText('session', 'orderIntent'), browserText('local', 'orderIntent')];
/** The key of what was paid last on the device: another tab may hold the form of it, filled before. */
const paid = browserText('local', 'paidIntent');
/** The paid order that this tab's form was begun after. */
const known = browserText('session', 'knownPaid');

/**
 * A number that is the same for the same order (FNV-1a, 32 bits): it tells an edit, and nobody who reads the
 * device's storage learns from it what was typed. `buildOrder` always names the fields in one order.
 */
function printOf(order: OrderCreate): number {
  const bytes = new TextEncoder().encode(JSON.stringify(order));
  return bytes.reduce((print, byte) => Math.imul(print ^ byte, 0x01000193), 0x811c9dc5);
}

/** The key under which an order is sent. */
interface OrderKey {
  key: string;
  /** An order of the same content was sent under it, by this tab or another one of the device. */
  isUsed: boolean;
}

/**
 * The idempotency key of an order: the same for the same order of this device, also after a reload and in
 * another tab, so that a lost answer or a second press of the button never makes a second order. So it is for a
 * form that was begun before the same order was paid. An edit is a new one.
 */
export function keyForOrder(order: OrderCreate): OrderKey {
  const start = `${printOf(order)}:`;
  const done = paid.read();
  const used = [...kept.map((text) => text.read()), done === known.read() ? undefined : done].find(
    (text) => text?.startsWith(start),
  );
  const key = used ?? start + newIdempotencyKey();
  for (const text of kept) text.write(key);
  return { key, isUsed: used !== undefined };
}

/** What was ordered last is paid: what another tab has typed for it is not ordered a second time. */
export function settleIntent(): void {
  const done = kept.map((text) => text.read()).find((text) => text !== undefined);
  if (done === undefined) return;
  forgetIntent();
  paid.write(done);
}

/** An empty form: what is typed into it is another order than any that was paid before. */
export function beginIntent(): void {
  const done = paid.read();
  if (done !== undefined) known.write(done);
}

/** An order that cannot be paid any more: the next press is a new one. */
export function forgetIntent(): void {
  for (const text of [...kept, paid]) text.forget();
}
