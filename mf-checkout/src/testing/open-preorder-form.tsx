import type { PricedItem } from '@site/contract';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { PreorderForm } from '../pages/preorder/form/preorder-form';
import { useCheckout } from '../payment/use-checkout';
import { marut } from './sample-products';

const [gt, sport] = marut.variants;
const [graphite, red, blue] = [gt?.items[0], gt?.items[1], sport?.items[0]];

interface Page {
  item?: PricedItem | undefined;
  /** The code of the address. */
  offerCode?: string;
}

/** The form under its page's choice of a colour and of a variant, and what its last order came to. */
function FormPage({ item: first = graphite, offerCode = '' }: Page) {
  const [item, setItem] = useState(first);
  const [retried, setRetried] = useState<object>();
  const { order, outcome } = useCheckout();
  if (!item) throw new Error('The sample product has no item.');
  return (
    <>
      <button type="button" onClick={() => setItem(red)}>
        Red
      </button>
      <button type="button" onClick={() => setItem(blue)}>
        Sport
      </button>
      <button type="button" onClick={() => setRetried({})}>
        Try Again
      </button>
      <PreorderForm
        label="Your order"
        item={item}
        offerCode={offerCode}
        retried={retried}
        onOrder={order}
      />
      {outcome?.kind === 'refused' && <p>{outcome.message}</p>}
    </>
  );
}

const loader = async () => ({ fallback: {}, head: { title: '', description: '' } });

/** Opens the pre-order form on a page of its own. */
export async function openForm(page: Page = {}) {
  const Component = () => <FormPage {...page} />;
  const { user, unmount } = renderPage(
    [{ path: '/', loader, lazy: async () => ({ Component }) }],
    '/',
  );
  await screen.findByText('How you pay');
  return { user, unmount };
}

// By label and name: roles of a form of this size take jsdom a second each.
export const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[data-field="${name}"] input`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
export const radio = (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`);
  if (!found) throw new Error(`No radio button ${value}`);
  return found;
};
export const type = (name: string, value: string) =>
  fireEvent.change(input(name), { target: { value } });

/** Takes an option of a list of choices. */
export async function choose(user: UserEvent, name: string, option: string) {
  await waitFor(() => expect(input(name)).toHaveAttribute('role', 'combobox'));
  await user.click(input(name));
  const list = await waitFor(() => {
    const found = document.getElementById(input(name).getAttribute('aria-controls') ?? '');
    if (!found) throw new Error('No list');
    return found;
  });
  await user.click(within(list).getByText(option));
}
