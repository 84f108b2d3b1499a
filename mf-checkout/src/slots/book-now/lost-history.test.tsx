/** @jest-environment jsdom */
import { listProducts } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Slot } from './book-now-slot';

let isLost = true;
jest.mock('./order-history-dialog', () => {
  if (isLost) throw new Error('The file could not be had');
  return jest.requireActual('./order-history-dialog');
});

function Shell() {
  const [open, setOpen] = useState(true);
  return <Slot open={open} onClose={() => setOpen(false)} payload={{}} />;
}
const routes = [
  {
    path: '/',
    loader: async () => ({ fallback: {}, head: { title: '', description: '' } }),
    lazy: async () => ({ Component: Shell }),
  },
];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({ [callOf(listProducts, { id: 'all' })]: answerOf(listProducts, []) });
});
afterEach(() => jest.restoreAllMocks());

it('an order-history dialog whose code is lost says so above the page, and comes by Retry', async () => {
  const { user } = renderPage(routes, '/');
  await user.click(await screen.findByRole('button', { name: 'Check Order History' }));
  expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Check Order History' })).toBeVisible();
});
