import { marut, one } from '../../testing/sample-products';
import { resolveProductLoad } from './resolve-product-load';

const ready = (...data: (typeof marut)[]) => resolveProductLoad({ status: 'ready', data });

describe('the answer of the product read', () => {
  it('is usable with exactly one product that has variants and items', () => {
    expect(ready(marut)).toEqual({ kind: 'ready', product: marut });
  });

  it('drops variants without items', () => {
    const load = ready({
      ...one,
      variants: [...one.variants, { title: '', variant: 'X', items: [] }],
    });
    expect(load).toEqual({ kind: 'ready', product: one });
  });

  it('is a failure with two products', () => {
    expect(ready(marut, one)).toEqual({ kind: 'failed' });
  });

  it('is a failure without variants, or without items', () => {
    expect(ready({ ...one, variants: [] })).toEqual({ kind: 'failed' });
    expect(ready({ ...one, variants: [{ title: '', variant: '0', items: [] }] })).toEqual({
      kind: 'failed',
    });
  });

  it('is a failure when no product came', () => {
    expect(ready()).toEqual({ kind: 'failed' });
  });

  it('is an unknown product only when the API says 404', () => {
    expect(resolveProductLoad({ status: 'error', error: { status: 404 } })).toEqual({
      kind: 'unknown',
    });
  });

  it('is a failure when the read failed in any other way', () => {
    expect(resolveProductLoad({ status: 'error', error: { status: 500 } })).toEqual({
      kind: 'failed',
    });
    expect(resolveProductLoad({ status: 'error', error: {} })).toEqual({ kind: 'failed' });
  });
});
