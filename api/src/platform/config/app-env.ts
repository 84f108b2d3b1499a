import { StartError } from '@site/server';
import { type Env, oneOf, text } from './env';

/**
 * Reads APP_ENV. The demo prints one-time codes and pretends payments, so that it must never serve
 * real visitors by accident: whatever else says "this is real" asks for APP_ENV=production, where
 * nothing is pretended silently.
 * @throws StartError when the demo would run with a live key or with NODE_ENV=production
 */
export function readIsProduction(env: Env): boolean {
  if (oneOf(env, 'APP_ENV', ['demo', 'production'], 'demo') === 'production') return true;
  if (text(env, 'NODE_ENV', '') === 'production') {
    throw new StartError(
      'NODE_ENV is production, but APP_ENV is demo, which hands one-time codes out. Set APP_ENV=production.',
    );
  }
  if (text(env, 'RAZORPAY_KEY_ID', '').startsWith('rzp_live_')) {
    throw new StartError(
      'RAZORPAY_KEY_ID is a live key, but APP_ENV is demo, which hands one-time codes out. Set APP_ENV=production.',
    );
  }
  return false;
}
