import { listPricedProducts } from '@site/api-client';
import type { PricedItem, PricedProducts } from '@site/contract';
import { pricedProductsParams } from '@site/contract';
import { useEffect, useEffectEvent } from 'react';
import { findOrderNowItem } from '../../../rules/find-order-now-item';
import type { OrderNow } from '../../../rules/resolve-order-type';

interface QuoteQuestion {
  /** The chosen item as the page knows it, priced with `offerCode`. */
  item: PricedItem;
  offerCode: string;
  /** What the visitor asks for now. */
  couponCode: string;
  billingState: string;
  /** Another one each time that the visitor tries again. */
  retried: object | undefined;
}

/** The chosen item at its price for a state and a code, and whether it can be ordered now. */
export interface Quote {
  item: PricedItem;
  orderNow: OrderNow;
  /** False while the answer for the code is on its way, or could not be had. */
  isAnswered: boolean;
  /** True when the server answers no code for now, because many were tried. */
  isLimited: boolean;
  /** Asks again for what could not be read, if anything. */
  retry: (() => void) | undefined;
}

const sameCode = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Asks the server for the price whenever billing state or code differ from what the page was read
 * with, and again whenever the visitor tries again: the price may have moved. Where no centre delivers,
 * the price is the one without a state. The phone number stays out of it: no address carries personal
 * data, and a code that this phone has used already is refused with the order.
 */
export function useQuote(question: QuoteQuestion): Quote {
  const { item, offerCode, couponCode, billingState, retried } = question;
  const { item_key: itemKey } = item;
  const ask = (state: string) =>
    pricedProductsParams({ itemKey, couponCode: couponCode.trim(), state });
  const isCodeOfPage = sameCode(couponCode, offerCode);
  const isKnown = billingState === '' && isCodeOfPage;
  const inState = listPricedProducts.useRead(isKnown ? null : ask(billingState));
  const delivered = findItem(inState.data, itemKey);
  const isNowhere = billingState !== '' && inState.status === 'ready' && !delivered;
  const anywhere = listPricedProducts.useRead(isNowhere && !isCodeOfPage ? ask('') : null);
  const readAnew = useEffectEvent(() => {
    inState.retry();
    anywhere.retry();
  });
  useEffect(() => {
    if (retried) readAnew();
  }, [retried]);
  const isPriceOfPage = isKnown || (isNowhere && isCodeOfPage);
  const priced = isPriceOfPage ? item : (delivered ?? findItem(anywhere.data, itemKey));
  const status = inState.status === 'error' ? 'failed' : inState.status;
  const failed = [inState, anywhere].find((read) => read.status === 'error');
  const known = { billingState, status, products: inState.data, itemKey } as const;
  return {
    item: priced ?? item,
    orderNow: resolveOrderNow(billingState, status, findOrderNowItem(known) !== undefined),
    isAnswered: priced !== undefined,
    isLimited: failed?.error.status === 429,
    retry: failed?.retry,
  };
}

const findItem = (products: PricedProducts = [], itemKey: string): PricedItem | undefined =>
  products
    .flatMap(({ variants }) => variants.flatMap(({ items }) => items))
    .find(({ item_key }) => item_key === itemKey);

function resolveOrderNow(
  billingState: string,
  status: 'loading' | 'failed' | 'ready',
  isOpen: boolean,
): OrderNow {
  if (billingState === '') return 'no-state';
  if (status === 'loading') return 'checking';
  if (status === 'failed') return 'unknown';
  return isOpen ? 'open' : 'closed';
}
