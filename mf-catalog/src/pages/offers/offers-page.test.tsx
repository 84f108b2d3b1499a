/** @jest-environment jsdom */
import { listOffers, readFinePrint } from '@site/contract';
import { type RemoteRoute, setTrackingSink } from '@site/shell';
import { answerOf, callOf, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';
import { offer } from '../../testing/sample-catalog';

const preorder: RemoteRoute = {
  path: '/:model/preorder/:code',
  loader: async () => ({ fallback: {}, head: { title: '', description: '' } }),
  lazy: async () => ({ Component: () => <p>Pre-order</p> }),
};
const aid_prices = { aid_item_actual_price: 189_999, aid_item_discount_price: 179_999 };
const LIST = callOf(listOffers);
const finePrint = answerOf(readFinePrint, { range: 'By the cycle.', price: 'As on 1 May 2026.' });

async function openOffers(answer: FakeAnswer) {
  const api = fakeApi({ [LIST]: answer, [callOf(readFinePrint)]: finePrint });
  const view = renderPage([...routes, preorder], '/offers');
  await screen.findByRole('heading', { level: 1, name: 'Hot Deals' });
  return { api, ...view };
}

afterEach(() => jest.restoreAllMocks());

describe('offers', () => {
  it('shows each coupon with picture, title, description and Book Now', async () => {
    await openOffers(answerOf(listOffers, [offer({ aid_prices }), offer({ aid_code: 'B' })]));
    const [first] = screen.getAllByRole('article', { name: 'Monsoon offer' });
    const card = within(first as HTMLElement);
    expect(card.getByRole('img', { name: 'gt-graphite-cutout' })).toBeInTheDocument();
    expect(card.getByText('₹10,000 off')).toBeInTheDocument();
    expect(card.getByText('₹1,79,999/-')).toBeVisible();
    expect(card.getByText('₹1,89,999/-')).toHaveTextContent('Original price ₹1,89,999/-');
    expect(card.getByRole('link', { name: /^Book Now/ })).toHaveAttribute(
      'href',
      '/vayu_marut-gt-graphite/preorder/MONSOON',
    );
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('As on 1 May 2026.')).toBeVisible();
  });

  it('reports which offer was opened', async () => {
    const sink = jest.fn();
    setTrackingSink(sink);
    const { user } = await openOffers(answerOf(listOffers, [offer()]));
    await user.click(screen.getByRole('link', { name: /^Book Now/ }));
    expect(await screen.findByText('Pre-order')).toBeInTheDocument();
    expect(sink).toHaveBeenCalledWith({ name: 'offer_opened', data: { code: 'MONSOON' } });
    setTrackingSink(undefined);
  });

  it('says "No Active Deals" when there are none', async () => {
    await openOffers(answerOf(listOffers, []));
    expect(screen.getByRole('heading', { name: 'No Active Deals' })).toBeInTheDocument();
    expect(screen.getByText(/No offers are available/)).toBeInTheDocument();
  });

  it('does not pass a failure off as an empty list, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api, user } = await openOffers({ status: 500 });
    expect(screen.getByRole('alert')).toHaveTextContent('Opps! Something went wrong.');
    expect(screen.queryByText('No Active Deals')).not.toBeInTheDocument();
    api.answer(LIST, answerOf(listOffers, [offer()]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Monsoon offer' })).toBeInTheDocument();
  });
});
