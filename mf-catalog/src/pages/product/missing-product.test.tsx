/** @jest-environment jsdom */
import { ALL_PRODUCTS, listProducts } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { answers, groups, LIST, openProduct, PAGE } from '../../testing/open-product';
import { product } from '../../testing/sample-catalog';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('product page without its product or its content', () => {
  const ALL = callOf(listProducts, { id: ALL_PRODUCTS });
  const all = [...groups, [product({ ai_title: 'Vayu One', ai_variant: '0' })]];
  const unknownHeading = () =>
    screen.getByRole('heading', {
      level: 1,
      name: 'Selected product details not found, please try again.',
    });

  it.each([
    ['an empty list', answerOf(listProducts, [])],
    ['404', { status: 404 }],
  ])(
    'says that the product is unknown when the server answers %s, and shows all models',
    async (_case, answer) => {
      await openProduct('/product/vayu_marut', {
        [LIST]: answer,
        [ALL]: answerOf(listProducts, all),
      });
      expect(unknownHeading()).toBeInTheDocument();
      expect(await screen.findByText('All our models are below.')).toBeVisible();
      const models = await screen.findByRole('list', { name: 'Find your Vayu' });
      const links = within(models).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/product/vayu_marut',
        '/product/vayu_one',
      ]);
      expect(within(models).getByText('Offer price from ₹1,79,999/-')).toBeVisible();
    },
  );

  it('leads home from an unknown product where the models cannot be read', async () => {
    await openProduct('/product/vayu_marut', {
      [LIST]: { status: 404 },
      [ALL]: { status: 500 },
    });
    expect(unknownHeading()).toBeInTheDocument();
    expect(screen.getByText('All our models are in the menu, under Products.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('list', { name: 'Find your Vayu' })).not.toBeInTheDocument();
  });

  it('tells a failed read from an unknown product, and tries again', async () => {
    const api = fakeApi({ ...answers(), [LIST]: { status: 500 } });
    const { user } = renderPage(routes, '/product/vayu_marut');
    expect(await screen.findByText('Opps! Something went wrong.')).toBeInTheDocument();
    expect(
      screen.getByText(
        'We are unable to fetch the products at the moment. Please try again later.',
      ),
    ).toBeInTheDocument();
    api.answer(LIST, answerOf(listProducts, groups));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Vayu Marut GT' })).toBeInTheDocument();
  });

  it('sells the product even when its content cannot be read', async () => {
    await openProduct('/product/vayu_marut', {
      [PAGE]: { status: 500 },
    });
    const gt = within(screen.getByRole('region', { name: 'Vayu Marut GT' }));
    expect(gt.getByText('₹1,79,999/-')).toBeInTheDocument();
  });
});

describe('a page that was open when its product was renamed', () => {
  it.each(['/product/vayu_gale', '/product/vayu_gale/technical-specifications'])(
    'goes from %s to the address of today, in place of it, with the query',
    async (before) => {
      const renamed = groups.map((group) =>
        group.map((item) => ({ ...item, ai_present_slug: 'vayu_marut' })),
      );
      fakeApi({
        ...answers(),
        [callOf(listProducts, { id: ALL_PRODUCTS })]: answerOf(listProducts, groups),
        [callOf(listProducts, { id: 'vayu_gale' })]: answerOf(listProducts, renamed),
      });
      const { router } = renderPage(routes, `${before}?variant=gt`);
      const today = before.replace('gale', 'marut');
      await waitFor(() => expect(router.state.location.pathname).toBe(today));
      expect(router.state.location.search).toBe('?variant=gt');
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );
});
