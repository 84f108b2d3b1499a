import type { PricedProducts } from '@site/contract';
import { marut, one } from '../testing/sample-products';
import { findOrderNowItem, type StateProducts } from './find-order-now-item';

const itemKey = 'vayu_marut-gt-red';
const empty = { title: 'Vayu Marut', variants: [] };
const noItems = {
  title: 'Vayu Marut',
  variants: [{ title: 'Vayu Marut', variant: 'GT', items: [] }],
};

/** The decision table of spec §4: only one row opens Order Now. */
const table: readonly [string, Partial<StateProducts>, boolean][] = [
  ['no billing state', { billingState: '' }, false],
  ['a billing state of spaces', { billingState: '  ' }, false],
  ['the call runs', { status: 'loading', products: undefined }, false],
  ['the call failed', { status: 'failed', products: undefined }, false],
  ['the call failed after an earlier answer', { status: 'failed' }, false],
  ['no product came back', { products: [] }, false],
  ['one product without variants', { products: [empty] }, false],
  ['one product whose variants have no items', { products: [noItems] }, false],
  ['one product without the chosen colour', { products: [one] }, false],
  ['two products came back', { products: [marut, marut] }, false],
  ['three products came back', { products: [marut, marut, one] }, false],
  ['exactly one product with variants and items', {}, true],
];

const products: PricedProducts = [marut];
const known: StateProducts = { billingState: 'Telangana', status: 'ready', products, itemKey };

describe('Order Now', () => {
  it.each(table)('with %s: %#', (_when, change, open) => {
    expect(findOrderNowItem({ ...known, ...change })?.item_key).toBe(open ? itemKey : undefined);
  });
});
