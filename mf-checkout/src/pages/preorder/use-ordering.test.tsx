/** @jest-environment jsdom */
import { ORDER_REFERENCE_HEADER, refreshOrderState } from '@site/contract';
import { keptDraft } from '@site/forms';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, waitFor } from '@testing-library/react';
import { keepReference } from '../../payment/device-order';
import type { Outcome } from '../../payment/outcome';
import { useCheckout } from '../../payment/use-checkout';
import { sampleOrder, WAITS } from '../../testing/sample-order';
import { type Ordering, useOrdering } from './use-ordering';

jest.mock('../../payment/use-checkout', () => ({ useCheckout: jest.fn() }));

const PAID = { step: 'paid' };
const STATE = callOf(refreshOrderState);
const loader = async () => ({ fallback: {}, head: { title: '', description: '' } });

let api: FakeApi;

/** The states of this device's orders, by their references. */
let states: Record<string, { ao_tracking_id: string; next: object }>;
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  states = {
    here: { ao_tracking_id: 'O-HERE', next: WAITS },
    elsewhere: { ao_tracking_id: 'O-ELSEWHERE', next: PAID },
  };
  api = fakeApi({
    [STATE]: ({ headers }) => {
      const state = states[headers.get(ORDER_REFERENCE_HEADER) ?? ''];
      if (!state) return { status: 404 };
      return answerOf(refreshOrderState, { ...sampleOrder(state.next), ...state } as never);
    },
  });
});

/** A page whose checkout came to an outcome while the device follows an order of another tab. */
async function showOrdering(outcome: Outcome, isOfForm = false): Promise<() => Ordering> {
  keepReference('elsewhere');
  jest.mocked(useCheckout).mockReturnValue({
    stage: 'idle',
    outcome,
    isOfForm,
    order: jest.fn(),
    payNow: jest.fn(),
    clear: jest.fn(),
  });
  let shown: Ordering | undefined;
  const Component = () => {
    shown = useOrdering();
    return null;
  };
  renderPage([{ path: '/', loader, lazy: async () => ({ Component }) }], '/');
  await waitFor(() => expect(api.sent(STATE)).not.toHaveLength(0));
  await act(async () => undefined);
  return () => {
    if (!shown) throw new Error('The page is not there.');
    return shown;
  };
}

it.each<Outcome>([
  { kind: 'dismissed', isUnpaid: true, reference: 'here' },
  { kind: 'unclear', reference: 'here' },
  { kind: 'unclear' },
])('an order is not told as placed because another order of the device is: %j', async (outcome) => {
  const ordering = await showOrdering(outcome);
  expect(ordering().outcome).toEqual(outcome);
});

it('an order whose window was closed is told as placed when its own money arrives, under its own reference', async () => {
  states['here'] = { ao_tracking_id: 'O-HERE', next: PAID };
  const ordering = await showOrdering({ kind: 'dismissed', isUnpaid: false, reference: 'here' });
  await waitFor(() =>
    expect(ordering().outcome).toMatchObject({
      kind: 'placed',
      trackingId: 'O-HERE',
      reference: 'here',
    }),
  );
});

it('an order that is settled after its outcome was unclear leaves nothing of what was typed in the tab', async () => {
  keptDraft('preorder').writeTyped(['full_name'], { full_name: 'Asha Rao' });
  states['here'] = { ao_tracking_id: 'O-HERE', next: PAID };
  const ordering = await showOrdering({ kind: 'unclear', reference: 'here' });
  await waitFor(() => expect(ordering().outcome).toMatchObject({ kind: 'placed' }));
  await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Asha'));
});

it.each<[boolean, boolean, Outcome]>([
  [true, true, { kind: 'script-failed' }],
  [false, false, { kind: 'script-failed' }],
  // Whoever orders again before it is known may pay twice.
  [true, false, { kind: 'unclear' }],
])(
  'a checkout that began with a form (%s) is told as one of the form (%s) at %j',
  async (began, isTold, outcome) => {
    const ordering = await showOrdering(outcome, began);
    expect(ordering().isOfForm).toBe(isTold);
  },
);
