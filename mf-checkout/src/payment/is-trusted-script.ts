import { PAYMENT_SCRIPT_ORIGIN } from '@site/contract';

/**
 * Whether a script's address may be loaded into the page that takes orders: this site's own or the
 * provider's. Whatever else an answer names is refused.
 * @param siteOrigin origin of the page, e.g. `https://vayu.example`
 */
export function isTrustedScript(address: string, siteOrigin: string): boolean {
  try {
    const { origin } = new URL(address, siteOrigin);
    return origin === siteOrigin || origin === PAYMENT_SCRIPT_ORIGIN;
  } catch {
    return false;
  }
}
