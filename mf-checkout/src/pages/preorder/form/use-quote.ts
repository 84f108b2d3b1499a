import { listPricedProducts } from '@site/api-client';
import type { PricedItem } from '@site/contract';
import { pricedProductsParams } from '@site/contract';
import { useEffect, useEffectEvent } from 'react';
import { findOrderNowItem } from '../../../rules/can-order-now';
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
}

const sameCode = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Asks the server for the price whenever billing state or code differ from what the page was read
 * with, and again whenever the visitor tries again: the price may have moved. The phone number stays out
 * of it: no address carries personal data, and a code that this phone has used already is refused with
 * the order.
 */
export function useQuote(question: QuoteQuestion): Quote {
  const { item, offerCode, couponCode, billingState, retried } = question;
  const isKnown = billingState === '' && sameCode(couponCode, offerCode);
  const read = listPricedProducts.useRead(
    isKnown
      ? null
      : pricedProductsParams({
          itemKey: item.item_key,
          couponCode: couponCode.trim(),
          state: billingState,
        }),
  );
  const retry = useEffectEvent(() => read.retry());
  useEffect(() => {
    if (retried) retry();
  }, [retried]);
  if (isKnown) return { item, orderNow: 'no-state', isAnswered: true };
  const status = read.status === 'error' ? 'failed' : read.status;
  const products = read.data;
  const inState = findOrderNowItem({ billingState, status, products, itemKey: item.item_key });
  const items = products?.flatMap(({ variants }) => variants.flatMap((one) => one.items)) ?? [];
  const priced = inState ?? items.find(({ item_key }) => item_key === item.item_key);
  return {
    item: priced ?? item,
    orderNow: resolveOrderNow(billingState, status, inState !== undefined),
    isAnswered: priced !== undefined,
  };
}

function resolveOrderNow(
  billingState: string,
  status: 'loading' | 'failed' | 'ready',
  isOpen: boolean,
): OrderNow {
  if (billingState === '') return 'no-state';
  if (status === 'loading') return 'checking';
  return isOpen ? 'open' : 'closed';
}
