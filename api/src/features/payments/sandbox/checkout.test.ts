/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(
  join(process.cwd(), 'api/src/features/payments/sandbox/checkout.js'),
  'utf8',
);
const BASE = 'https://site.example/api/v2/ev/payments/sandbox/';

type Listener = (news: { error: { description: string; metadata: object } }) => void;
interface Widget {
  open(): void;
  close(): void;
  on(name: string, listener: Listener): Widget;
}
type WidgetClass = new (options: Record<string, unknown>) => Widget;

const fetchMock = jest.fn();
const handler = jest.fn();
const ondismiss = jest.fn();
const onFailed = jest.fn();

beforeAll(() => {
  // jsdom has dialogs and style sheets only in part.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  CSSStyleSheet.prototype.replaceSync = () => {};
  Object.assign(globalThis, { fetch: fetchMock });
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    get: () => ({ src: `${BASE}checkout.js` }),
  });
  // biome-ignore lint/security/noGlobalEval: the script is loaded by a tag, not imported.
  window.eval(SCRIPT);
});

beforeEach(() => {
  document.body.replaceChildren();
  jest.resetAllMocks();
});

function openWidget(options: Record<string, unknown> = {}): Widget {
  const { Razorpay } = window as unknown as { Razorpay: WidgetClass };
  const widget = new Razorpay({
    order_id: 'order_A',
    amount: 102800,
    currency: 'INR',
    name: 'Vayu Motors',
    description: 'Book your bike now!',
    prefill: { name: 'Asha Rao', email: 'asha@rider.example', contact: '0000012345' },
    theme: { color: '#d9171a' },
    handler,
    modal: { ondismiss },
    ...options,
  });
  widget.on('payment.failed', onFailed);
  widget.open();
  return widget;
}

const root = (): ShadowRoot | null => document.body.lastElementChild?.shadowRoot ?? null;
const button = (name: string): HTMLButtonElement => {
  const found = [...(root()?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
};
const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce({ ok: status < 400, status, json: async () => body });
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('the sandbox widget shows who asks for how much, for what, in a named dialog', () => {
  openWidget();
  const dialog = root()?.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  expect(root()?.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Vayu Motors',
  );
  expect(dialog?.textContent).toContain('Book your bike now!');
  expect(dialog?.textContent).toContain('₹1,028');
  for (const text of ['Asha Rao', 'asha@rider.example', '0000012345']) {
    expect(dialog?.textContent).toContain(text);
  }
  expect(button('Pay ₹1,028').style.backgroundColor).toBe('rgb(217, 23, 26)');
  expect(button('Pay ₹1,028').style.color).toBe('rgb(255, 255, 255)');
});

it('the sandbox widget hands the signed result to the handler and closes', async () => {
  const result = {
    razorpay_order_id: 'order_A',
    razorpay_payment_id: 'pay_A',
    razorpay_signature: 'ab',
  };
  answer(200, result);
  openWidget();
  button('Pay ₹1,028').click();
  await settle();
  expect(String(fetchMock.mock.calls[0]?.[0])).toBe(`${BASE}pay`);
  expect(handler).toHaveBeenCalledWith(result);
  expect(ondismiss).not.toHaveBeenCalled();
  expect(root()).toBeNull();
});

it('the sandbox widget tells a failed payment, stays open and lets the visitor try again', async () => {
  answer(200, { razorpay_order_id: 'order_A', razorpay_payment_id: 'pay_A' });
  openWidget();
  button('Let the payment fail').click();
  await settle();
  expect(onFailed.mock.calls[0]?.[0].error.metadata).toEqual({
    order_id: 'order_A',
    payment_id: 'pay_A',
  });
  expect(root()?.querySelector('[role=alert]')?.textContent).toContain('declined');
  expect(handler).not.toHaveBeenCalled();
  answer(200, { razorpay_signature: 'ab' });
  button('Pay ₹1,028').click();
  await settle();
  expect(handler).toHaveBeenCalledTimes(1);
});

it('the sandbox widget closes after a failure when trying again is switched off', async () => {
  answer(200, { razorpay_payment_id: 'pay_A' });
  openWidget({ retry: { enabled: false } });
  button('Let the payment fail').click();
  await settle();
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(ondismiss).toHaveBeenCalledTimes(1);
  expect(root()).toBeNull();
});

it('the sandbox widget shows the server’s words when the payment is refused, and lets the visitor try again', async () => {
  answer(503, { message: 'The sandbox has a rest.' });
  openWidget();
  button('Pay ₹1,028').click();
  await settle();
  expect(root()?.querySelector('[role=alert]')?.textContent).toBe(
    'The sandbox has a rest. You can try again.',
  );
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(button('Pay ₹1,028').disabled).toBe(false);
});

it('the sandbox widget says in its own words that the network failed', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  openWidget();
  button('Pay ₹1,028').click();
  await settle();
  expect(root()?.querySelector('[role=alert]')?.textContent).toBe(
    'The payment could not be made. You can try again.',
  );
});

it('the sandbox widget lets nobody pay again what is paid already: it can only be closed', async () => {
  answer(409, { message: 'This order is paid already.' });
  openWidget();
  button('Pay ₹1,028').click();
  await settle();
  expect(root()?.querySelector('[role=alert]')?.textContent).toBe(
    'This order is paid already. You can close this window.',
  );
  expect(onFailed).toHaveBeenCalledTimes(1);
  for (const name of ['Pay ₹1,028', 'Let the payment fail'])
    expect(button(name).disabled).toBe(true);
  expect(root()?.activeElement).toBe(button('Close payment'));
  button('Close payment').click();
  expect(ondismiss).toHaveBeenCalledTimes(1);
});

it('the sandbox widget tells a dismissal, by button or by Escape', () => {
  openWidget();
  button('Close payment').click();
  expect(ondismiss).toHaveBeenCalledTimes(1);
  openWidget();
  root()
    ?.querySelector('dialog')
    ?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(ondismiss).toHaveBeenCalledTimes(2);
});

it('the sandbox widget cannot be dismissed while a payment is under way', async () => {
  fetchMock.mockReturnValueOnce(new Promise(() => {}));
  const widget = openWidget();
  button('Pay ₹1,028').click();
  widget.close();
  await settle();
  expect(ondismiss).not.toHaveBeenCalled();
  expect(root()).not.toBeNull();
});

/** As a browser closes a dialog whose last request to close was held up: it asks no second time. */
function closeByForce(): void {
  const dialog = root()?.querySelector('dialog');
  dialog?.close();
  dialog?.dispatchEvent(new Event('close'));
}

it('the sandbox widget stays in sight while a payment is under way, however often Escape is pressed', async () => {
  let respond = (_answer: unknown): void => undefined;
  fetchMock.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  openWidget();
  button('Let the payment fail').click();
  closeByForce();
  expect(root()?.querySelector('dialog')).toHaveProperty('open', true);
  respond({ ok: true, status: 200, json: async () => ({ razorpay_payment_id: 'pay_A' }) });
  await settle();
  closeByForce();
  expect(ondismiss).toHaveBeenCalledTimes(1);
  expect(root()).toBeNull();
});

it('the sandbox widget refuses to start without an order', () => {
  expect(() => openWidget({ order_id: '' })).toThrow('order_id');
});
