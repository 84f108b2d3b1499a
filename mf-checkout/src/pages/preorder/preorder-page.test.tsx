/** @jest-environment jsdom */
import {
  listPricedProducts,
  type PricedProduct,
  pricedProductsParams,
  readFinePrint,
} from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';
import { discounted, marut, one, sampleItem } from '../../testing/sample-products';

const call = (itemKey: string, couponCode = '') =>
  callOf(listPricedProducts, pricedProductsParams({ itemKey, couponCode }));
const products = (...list: PricedProduct[]) => answerOf(listPricedProducts, list);

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({
    [callOf(readFinePrint)]: answerOf(readFinePrint, {
      range: 'By the cycle.',
      price: 'As on May.',
    }),
    [call('vayu_marut-gt')]: products(marut),
    [call('vayu_marut-sport')]: products(marut),
    [call('vayu_one-0')]: products(one),
  });
});
afterEach(() => jest.restoreAllMocks());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
const withItem = (overrides: Parameters<typeof sampleItem>[0]) => ({
  ...one,
  variants: [{ title: 'Vayu Marut', variant: 'GT', items: [sampleItem(overrides)] }],
});

describe('pre-order page', () => {
  it('shows title, variant and the price with its suffix', async () => {
    renderPage(routes, '/vayu_marut-gt/preorder');

    expect(await heading('Vayu Marut GT')).toBeVisible();
    expect(screen.getAllByText('₹1,89,999/-')[0]).toBeVisible();
    expect(screen.getByText('As on May.')).toBeVisible();
  });

  it('hides a variant of 0 and shows no carousel for a single variant', async () => {
    renderPage(routes, '/vayu_one-0/preorder');

    expect(await heading('Vayu One')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Variants' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Book Now/ })).not.toBeInTheDocument();
  });

  it('opens the variant that the address names', async () => {
    renderPage(routes, '/vayu_marut-sport/preorder');

    expect(await heading('Vayu Marut Sport')).toBeVisible();
  });

  it('selects a variant by Book Now and scrolls to the order area', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
    const { user } = renderPage(routes, '/vayu_marut-gt/preorder');
    const carousel = within(await screen.findByRole('region', { name: 'Variants' }));
    const card = within(carousel.getByRole('article', { name: 'Vayu Marut Sport' }));
    expect(card.getByText('Ex Showroom Price')).toBeVisible();
    expect(card.getByText('Pre Book At ₹2,499/-')).toBeVisible();

    await user.click(card.getByRole('button', { name: 'Book Now: Vayu Marut Sport' }));

    const title = await heading('Vayu Marut Sport');
    expect(title).toHaveFocus();
    expect(scroll).toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  });

  it('shows Ex Showroom Price / Offer Price with the original struck through on a discounted variant', async () => {
    const [gt, ...others] = marut.variants;
    if (!gt) throw new Error('The sample product has no variant.');
    api.answer(
      call('vayu_marut-gt'),
      products({
        ...marut,
        variants: [{ ...gt, items: [sampleItem(discounted)] }, ...others],
      }),
    );
    renderPage(routes, '/vayu_marut-gt/preorder');

    const card = within(await screen.findByRole('article', { name: 'Vayu Marut GT' }));
    expect(card.getByText('Ex Showroom Price / Offer Price')).toBeVisible();
    expect(card.getByText('₹1,79,999/-')).toBeVisible();
    expect(card.getByText('₹1,89,999/-').closest('s')).toBeVisible();
  });

  it('shows the discount with its title and description', async () => {
    api.answer(call('vayu_marut-gt'), products(withItem(discounted)));
    renderPage(routes, '/vayu_marut-gt/preorder');

    expect((await screen.findAllByText('₹10,000 off the Marut GT'))[0]).toBeVisible();
    expect(screen.getByText('Applied for you, in every colour.')).toBeVisible();
    expect(screen.getAllByText('₹1,89,999/-')[0]?.closest('s')).toBeVisible();
  });

  it('shows one price in heading and card where no offer applies, whatever amount stands beside it', async () => {
    const [gt, ...others] = marut.variants;
    if (!gt) throw new Error('The sample product has no variant.');
    const item = sampleItem({ ...discounted, discount_status: false });
    const variants = [{ ...gt, items: [item] }, ...others];
    api.answer(call('vayu_marut-gt'), products({ ...marut, variants }));
    renderPage(routes, '/vayu_marut-gt/preorder');

    const card = within(await screen.findByRole('article', { name: 'Vayu Marut GT' }));
    expect(card.getByText('₹1,89,999/-')).toBeVisible();
    const [title] = screen.getAllByText('Ex-showroom price');
    expect(title?.parentElement).toHaveTextContent('₹1,89,999/-');
    expect(screen.queryByText('₹1,79,999/-')).not.toBeInTheDocument();
    expect(screen.queryByText('Rs 10,000 off the Marut GT')).not.toBeInTheDocument();
  });

  it('leaves out what a discount does not say', async () => {
    const details = { discount_code: 'X', discount_title: '', discount_desc: 'Only words' };
    const item = { ...discounted, discount_details: details };
    api.answer(call('vayu_marut-gt'), products(withItem(item)));
    renderPage(routes, '/vayu_marut-gt/preorder');

    expect(await screen.findByText('Only words')).toBeVisible();
  });

  it('changes the colour', async () => {
    const { user } = renderPage(routes, '/vayu_marut-gt/preorder');
    expect(await screen.findByRole('radio', { name: 'Graphite' })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: 'Red' }));

    expect(screen.getByText('Colour: Red')).toBeVisible();
    expect(summary().getByText('Vayu Marut GT, Red')).toBeVisible();
    expect(screen.getByRole('img', { name: 'gt-red-cutout' })).toBeVisible();
  });

  it('breaks the price down, to pre-book and in full', async () => {
    renderPage(routes, '/vayu_marut-gt/preorder');
    await heading('Vayu Marut GT');

    const preBook = within(summary().getByRole('region', { name: 'To pre-book' }));
    expect(preBook.getByText('Total to pre-book').nextSibling).toHaveTextContent('₹2,573/-');
    const full = within(summary().getByRole('region', { name: 'Full price' }));
    expect(full.getByText('Platform fee (3%)').nextSibling).toHaveTextContent('₹5,699/-');
    expect(full.getByText('Total').nextSibling).toHaveTextContent('₹1,95,698/-');
  });

  it('links the legal texts beside the button that pays, in a new tab', async () => {
    renderPage(routes, '/vayu_marut-gt/preorder');
    await heading('Vayu Marut GT');

    const order = within(screen.getByRole('form', { name: 'Your order' }));
    for (const [name, href] of [
      ['Terms and Conditions', '/terms-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Refund Policy', '/refund-policy'],
    ] as const) {
      const link = order.getByRole('link', { name });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('asks for the price with the offer code of the address', async () => {
    api.answer(call('vayu_marut-gt-graphite', 'WINDFALL'), products(withItem(discounted)));
    renderPage(routes, '/vayu_marut-gt-graphite/preorder/WINDFALL');

    expect((await screen.findAllByText('₹10,000 off the Marut GT'))[0]).toBeVisible();
    expect(screen.queryByText(/does not apply/)).not.toBeInTheDocument();
  });

  it('says so when the offer code changes nothing', async () => {
    api.answer(call('vayu_marut-gt', 'GONE'), products(marut));
    renderPage(routes, '/vayu_marut-gt/preorder/GONE');

    expect(
      await screen.findByText('Offer code GONE does not apply to this selection.'),
    ).toBeVisible();
  });
});

describe('pre-order page without a product', () => {
  const failure = 'We are unable to fetch the products at the moment. Please try again later.';

  it('says that the product is unknown, with Try Again and Go to Home', async () => {
    renderPage(routes, '/no_such-bike/preorder');

    expect(await heading('Opps! Something went wrong.')).toBeVisible();
    expect(screen.getByText('Selected product details not found, please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    // A page of the site, not an overlay that hides its menu.
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says that products cannot be fetched when two come back', async () => {
    api.answer(call('vayu_marut-gt'), products(marut, one));
    renderPage(routes, '/vayu_marut-gt/preorder');

    expect(await screen.findByText(failure)).toBeVisible();
  });

  it('fetches the product again on Try Again, behind the spinner', async () => {
    api.answer(call('vayu_marut-gt'), { status: 500 });
    const { user } = renderPage(routes, '/vayu_marut-gt/preorder');
    expect(await screen.findByText(failure)).toBeVisible();
    let arrive = (_answer: { body: unknown }) => {};
    api.answer(
      call('vayu_marut-gt'),
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );

    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    arrive(products(marut));

    expect(await heading('Vayu Marut GT')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
