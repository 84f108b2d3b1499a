/** @jest-environment jsdom */
import { ALL_PRODUCTS, listProducts, readFinePrint, readTechnicalSpecs } from '@site/contract';
import { createMemoryRouter, RouterProvider } from '@site/router';
import { answerOf, callOf, type FakeAnswer, fakeApi, refusal } from '@site/testing/fake-api';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { product } from '../../testing/sample-catalog';
import { Slot } from './product-menu-slot';

const PRODUCTS = callOf(listProducts, { id: ALL_PRODUCTS });
const performance = {
  title: 'Performance',
  lines: [{ label: 'Range per Charge', value: '180', unit: 'km' }],
};
const answers: Record<string, FakeAnswer> = {
  [PRODUCTS]: answerOf(listProducts, [
    [product({ ai_amount: 189_999 })],
    [product({ ai_title: 'Marut Motor', ai_variant: '0', ai_amount: 42_000 })],
  ]),
  [callOf(readTechnicalSpecs)]: answerOf(readTechnicalSpecs, { 'vayu_marut-gt': [performance] }),
  [callOf(readFinePrint)]: answerOf(readFinePrint, { range: 'By the cycle.', price: 'As on May.' }),
};
const links = [
  { label: 'Vayu Marut', to: '/product/vayu_marut', current: true },
  { label: 'Marut Motor', to: '/product/marut_motor', current: false },
];

function openMenu(own: Record<string, FakeAnswer> = {}) {
  fakeApi({ ...answers, ...own });
  const onClose = jest.fn();
  const menu = <Slot open onClose={onClose} payload={{ links }} />;
  const router = createMemoryRouter([{ path: '*', element: menu }]);
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { container, onClose, router, user: userEvent.setup() };
}

const menu = () => within(screen.getByRole('list', { name: 'Products' }));

it('the product menu describes each bike by picture, price and range, and a part by its price', async () => {
  const { container } = openMenu();
  const bike = menu().getByRole('link', { name: 'Vayu Marut' });
  await screen.findByText('Range 180 km');
  expect(bike).toHaveAccessibleDescription('₹1,89,999/- Range 180 km');
  expect(bike).toHaveAttribute('aria-current', 'page');
  expect(menu().getByRole('link', { name: 'Marut Motor' })).toHaveAccessibleDescription(
    '₹42,000/-',
  );
  expect(container.querySelectorAll('picture')).toHaveLength(2);
});

it('the product menu says by which test cycle a range and of which date a price is', async () => {
  openMenu();
  expect(await screen.findByText('By the cycle.')).toBeVisible();
  expect(screen.getByText('As on May.')).toBeVisible();
});

it('the product menu keeps the focus on a link while what is said of it comes', async () => {
  openMenu();
  const bike = menu().getByRole('link', { name: 'Vayu Marut' });
  bike.focus();
  await screen.findByText('Range 180 km');
  expect(bike).toHaveFocus();
});

it('the product menu has the plain links where nothing can be read of the products, and only logs it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openMenu({ [PRODUCTS]: refusal(500, 'down') });
  await waitFor(() => expect(log).toHaveBeenCalledWith('No products found'));
  expect(menu().getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByText('By the cycle.')).toBeNull();
  log.mockRestore();
});

it('the product menu closes when a link is followed', async () => {
  const { user, onClose, router } = openMenu();
  await user.click(menu().getByRole('link', { name: 'Marut Motor' }));
  expect(onClose).toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/product/marut_motor');
});
