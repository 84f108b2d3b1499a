/** @jest-environment jsdom */
import { readTechnicalSpecs } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { buildProduct } from '../../product/build-product';
import { product, productPage, specs } from '../../testing/sample-catalog';
import { BuyerGuideParts } from './buyer-guide-parts';

it('the range of a bike is worked out with the modes and the top speed of its own data sheet', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({ [callOf(readTechnicalSpecs)]: answerOf(readTechnicalSpecs, specs) });
  const [variant] = buildProduct('vayu_marut', [[product()]], productPage)?.variants ?? [];
  if (!variant) throw new Error('there is no bike');
  const page = {
    path: '/',
    loader: async () => ({ fallback: {}, head: { title: '', description: '' } }),
    lazy: async () => ({ Component: () => <BuyerGuideParts variant={variant} /> }),
  };
  renderPage([page], '/');
  const modes = within(await screen.findByRole('combobox', { name: 'Riding mode' }));
  expect(modes.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Eco',
    'City',
    'Wind',
  ]);
  const speed = screen.getByRole('slider', { name: 'Speed' });
  await waitFor(() => expect(speed).toHaveAttribute('max', '120'));
  jest.restoreAllMocks();
});
