/** @jest-environment jsdom */
import { choose, fieldOf, typeInto } from '@site/testing/fill-form';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes';
import { fakeTestRideApi } from '../../testing/open-test-ride';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.sessionStorage.clear();
  fakeTestRideApi();
});
afterEach(() => jest.restoreAllMocks());

const ONE = '/test-ride?dealer=dn-1&model=vayu_one';
const MARUT = '/test-ride?dealer=dn-1&model=vayu_marut_gt';

async function open(address: string) {
  const view = renderPage(routes, address);
  await screen.findByRole('form', { name: 'Send us a message' });
  return view;
}

/** Types the name on the page of an address, takes a product where one is given, and leaves the page. */
async function typeAt(address: string, product?: string) {
  const view = await open(address);
  typeInto({ 'Full Name': 'Asha Rao' });
  if (product) await choose('Product', product);
  await waitFor(() =>
    expect(window.sessionStorage.getItem('draft:booking')).toContain(product ?? 'Asha Rao'),
  );
  view.unmount();
}

describe('the product of a booking that was begun earlier', () => {
  it.each([
    ['is that of the link which leads here, where another led here before', ONE, undefined, MARUT],
    ['is that of the link, whatever was chosen before another led here', ONE, 'Vayu One', MARUT],
    ['is that of the link, where none led here before', '/test-ride?dealer=dn-1', undefined, MARUT],
    ['is what was chosen in place of that of the same link', ONE, 'Vayu Marut GT', ONE],
    ['is what was chosen, where no link names one', ONE, 'Vayu Marut GT', '/test-ride?dealer=dn-1'],
  ])('%s', async (_case, before, chosen, now) => {
    await typeAt(before, chosen);
    await open(now);
    await waitFor(() => expect(fieldOf('Full Name')).toHaveValue('Asha Rao'));
    expect(fieldOf('Product')).toHaveTextContent('Vayu Marut GT');
  });
});
