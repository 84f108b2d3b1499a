/** @jest-environment jsdom */
import { listProducts, type ProductPage, readFinePrint, readProductPage } from '@site/contract';
import { answerOf, callOf } from '@site/testing/fake-api';
import { cleanup, screen, within } from '@testing-library/react';
import { LIST, openProduct, PAGE } from '../../testing/open-product';
import { product, productPage } from '../../testing/sample-catalog';

const MOTOR = '/product/marut_motor';
const MOTOR_LIST = callOf(listProducts, { id: 'marut_motor' });
const MOTOR_PAGE = callOf(readProductPage, { slug: 'marut_motor' });
const FINE_PRINT = callOf(readFinePrint);
const PRICE_NOTE = 'Ex-showroom prices, as on 1 May.';
const lost = { status: 500 };

const motor = answerOf(listProducts, [[product({ ai_title: 'Marut Motor', ai_variant: '0' })]]);
const texts = answerOf(readFinePrint, { range: 'By the cycle.', price: PRICE_NOTE });

/** Nothing on the page leads to a ride, and nothing is worked out that only a bike has. */
function expectNothingOfRiding() {
  expect(screen.queryByRole('link', { name: 'Test Ride' })).not.toBeInTheDocument();
  for (const part of ['cost', 'range', 'charging'])
    expect(document.getElementById(part)).not.toBeInTheDocument();
  for (const way of ['Cost', 'Range', 'Charging', 'Compare'])
    expect(screen.queryByRole('link', { name: way })).not.toBeInTheDocument();
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const partPage = (): ProductPage => {
  const { consumption: _, ...gt } = productPage.variants['gt'] as ProductPage['variants'][string];
  return { ...productPage, slug: 'marut_motor', title: 'Marut Motor', variants: { '0': gt } };
};

it.each([
  ['its content could not be read', lost],
  ['its content was read', answerOf(readProductPage, partPage())],
])(
  'the page of a motor sells it, without test ride and guide for riders, where %s',
  async (_when, answer) => {
    await openProduct(MOTOR, { [MOTOR_LIST]: motor, [MOTOR_PAGE]: answer });
    const detail = within(screen.getByRole('region', { name: 'Marut Motor' }));
    expect(detail.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      '/marut_motor-0/preorder',
    );
    expectNothingOfRiding();
  },
);

it('the page of a bike offers a test ride, and what riding costs, as soon as its content is known', async () => {
  await openProduct('/product/vayu_marut', { [PAGE]: lost });
  expect(screen.getByRole('link', { name: 'Book Now' })).toBeVisible();
  expectNothingOfRiding();
  cleanup();
  await openProduct();
  expect(screen.getByRole('link', { name: 'Test Ride' })).toBeVisible();
  for (const part of ['cost', 'range', 'charging'])
    expect(document.getElementById(part)).toBeInTheDocument();
});

describe('what the prices hold and of which date they are', () => {
  it('stands below the price of each variant', async () => {
    const { user } = await openProduct('/product/vayu_marut', { [FINE_PRINT]: texts });
    const gt = within(screen.getByRole('region', { name: 'Vayu Marut GT' }));
    expect(gt.getByText(PRICE_NOTE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Vayu Marut Sport/ }));
    const sport = within(screen.getByRole('region', { name: 'Vayu Marut Sport' }));
    expect(sport.getByText(PRICE_NOTE)).toBeVisible();
  });

  it('stands there too where the content of the product could not be read', async () => {
    await openProduct('/product/vayu_marut', { [PAGE]: lost, [FINE_PRINT]: texts });
    expect(screen.getByText(PRICE_NOTE)).toBeVisible();
  });

  it('is left out where it could not be read, and the price stays', async () => {
    await openProduct('/product/vayu_marut', { [FINE_PRINT]: lost });
    const gt = within(screen.getByRole('region', { name: 'Vayu Marut GT' }));
    expect(gt.getByText('₹1,79,999/-')).toBeVisible();
    expect(screen.queryByText(PRICE_NOTE)).not.toBeInTheDocument();
  });

  it('is nowhere without a price: neither of an unknown product, nor of one that could not be read', async () => {
    await openProduct('/product/vayu_marut', {
      [LIST]: answerOf(listProducts, []),
      [FINE_PRINT]: texts,
    });
    expect(screen.queryByText(PRICE_NOTE)).not.toBeInTheDocument();
    cleanup();
    await openProduct('/product/vayu_marut', { [LIST]: lost, [FINE_PRINT]: texts });
    expect(screen.getByText('Opps! Something went wrong.')).toBeVisible();
    expect(screen.queryByText(PRICE_NOTE)).not.toBeInTheDocument();
  });
});
