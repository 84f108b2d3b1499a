import { readPaymentCheckout } from '@site/api-client';
import { isTrustedScript } from './is-trusted-script';
import type { WidgetConstructor } from './widget-types';

/** A script is given up after this many ms, as every call is (spec §7): what waits for it covers the page. */
const LIMIT_MS = 10_000;

let loading: Promise<WidgetConstructor> | undefined;

/**
 * Loads the provider's script, once for all pages of a visit; a failed load is tried again by the next
 * call. The API names the address, so that page and API cannot mean different providers.
 * @throws when the address cannot be read or is not to be trusted, or the script gives no widget or has not come after ten
 * seconds; one that comes later counts for the next call
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
    const giveUp = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    };
    const limit = setTimeout(giveUp, LIMIT_MS);
    script.addEventListener('load', () => {
      clearTimeout(limit);
      resolve();
    });
    script.addEventListener('error', giveUp);
    document.head.append(script);
  });
}
