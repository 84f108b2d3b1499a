import { readPaymentCheckout } from '@site/api-client';
import { isTrustedScript } from './is-trusted-script';
import type { WidgetConstructor } from './widget-types';

let loading: Promise<WidgetConstructor> | undefined;

/**
 * Loads the provider's script, once for all pages of a visit; a failed load is tried again by the next
 * call. The API names the address, so that page and API cannot mean different providers.
 * @throws when the address cannot be read, is not to be trusted, or gives no widget
 */
export function loadCheckoutScript(): Promise<WidgetConstructor> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<WidgetConstructor> {
  if (window.Razorpay) return window.Razorpay;
  const { script_url: address } = await readPaymentCheckout.read().fetch();
  if (!isTrustedScript(address, window.location.origin)) {
    throw new Error(`The checkout script is not loaded from ${address}`);
  }
  await inject(address);
  if (!window.Razorpay) throw new Error(`${address} gives no widget`);
  return window.Razorpay;
}

function inject(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    });
    document.head.append(script);
  });
}
