/** @jest-environment jsdom */
import { fakeApi } from '@site/testing/fake-api';
import { waitFor } from '@testing-library/react';
import { addressAnswers, priceOf, products } from '../../../testing/form-answers';
import { input, openForm, type } from '../../../testing/open-preorder-form';
import { discounted, marut, one, sampleItem } from '../../../testing/sample-products';
import { preorderDraft } from './preorder-draft';
import { emptyPreorder } from './preorder-values';

const WITH_CODE = { item: sampleItem(discounted), offerCode: 'WINDFALL' };
const another = one.variants[0]?.items[0];

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({
    ...addressAnswers,
    [priceOf('vayu_marut-gt-graphite', '', 'WINDFALL')]: products(marut),
  });
});
afterEach(() => jest.restoreAllMocks());

describe('what was typed on an earlier page of this tab', () => {
  const typed = {
    full_name: 'Asha Rao',
    billing_state: 'Telangana',
    billing_district: 'Hyderabad',
    billing_city: 'Hyderabad',
    order_type: 'order',
    coupon_code: 'TYPED',
  };

  it('gives way to the offer code that the address names', () => {
    const { coupon_code: _, ...others } = typed;
    const values = emptyPreorder(sampleItem(discounted), 'WINDFALL');
    expect(preorderDraft.fit(typed, values)).toEqual(others);
  });

  it('begins the order type, the billing state and the code anew for another bike', () => {
    const values = emptyPreorder(sampleItem(discounted));
    expect(preorderDraft.fit({ ...typed, items_list: 'vayu_one-0-red-1' }, values)).toEqual({
      full_name: 'Asha Rao',
      billing_city: 'Hyderabad',
    });
  });
});

describe('what was typed before the bike was renamed', () => {
  const typed = { billing_state: 'Telangana', order_type: 'order', coupon_code: 'TYPED' };
  const values = emptyPreorder(sampleItem());
  const fit = (items_list: string) =>
    preorderDraft.fit({ ...typed, items_list }, values, ['vayu_gale']);

  it('stays in the form: it is the same bike', () => {
    expect(fit('vayu_gale-gt-graphite-1')).toEqual(typed);
  });

  it.each(['vayu_gale-gt-red-1', 'vayu_one-0-red-1'])(
    'begins anew where it was for another one, %s',
    (items) => {
      expect(fit(items)).toEqual({});
    },
  );
});

describe('an offer code of an earlier page', () => {
  beforeEach(async () => {
    const { unmount } = await openForm(WITH_CODE);
    type('full_name', 'Asha Rao');
    await waitFor(() => expect(window.sessionStorage.getItem('draft:preorder')).toContain('Asha'));
    unmount();
  });

  it('does not move into the form of another bike; what was typed of the person does', async () => {
    await openForm({ item: another });
    await waitFor(() => expect(input('full_name')).toHaveValue('Asha Rao'));
    expect(input('coupon_code')).toHaveValue('');
  });

  it('stays in the form of the same bike', async () => {
    await openForm();
    await waitFor(() => expect(input('full_name')).toHaveValue('Asha Rao'));
    expect(input('coupon_code')).toHaveValue('WINDFALL');
  });
});
