/** @jest-environment jsdom */
import { listStatesAndZones, readCostNotes, readTechnicalSpecs } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { buildProduct } from '../../product/build-product';
import { product, productPage, specs } from '../../testing/sample-catalog';
import { BuyerGuideParts } from './buyer-guide-parts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** The guide of a bike, with the calls that are answered. */
function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  const [variant] = buildProduct('vayu_marut', [[product()]], productPage)?.variants ?? [];
  if (!variant) throw new Error('there is no bike');
  const guide = <BuyerGuideParts variant={variant}>Not here yet</BuyerGuideParts>;
  const page = {
    path: '/',
    loader: async () => ({ fallback: {}, head: { title: '', description: '' } }),
    lazy: async () => ({ Component: () => guide }),
  };
  return { api, ...renderPage([page], '/') };
}

it('the range of a bike is worked out with the modes and the top speed of its own data sheet', async () => {
  open({ [callOf(readTechnicalSpecs)]: answerOf(readTechnicalSpecs, specs) });
  const modes = within(await screen.findByRole('combobox', { name: 'Riding mode' }));
  expect(modes.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Eco',
    'City',
    'Wind',
  ]);
  const speed = screen.getByRole('slider', { name: 'Speed' });
  await waitFor(() => expect(speed).toHaveAttribute('max', '120'));
});

it('the guide comes all at once when everything in it is read, and stays while a part is read again', async () => {
  const held: Array<() => void> = [];
  const failLater = () =>
    new Promise<{ status: number }>((resolve) => {
      held.push(() => resolve({ status: 500 }));
    });
  const { user } = open({
    [callOf(readTechnicalSpecs)]: answerOf(readTechnicalSpecs, specs),
    [callOf(readCostNotes)]: failLater,
    [callOf(listStatesAndZones)]: failLater,
  });
  await waitFor(() => expect(held).toHaveLength(2));
  held[0]?.();
  await screen.findByText('Not here yet');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  held[1]?.();
  const again = await screen.findByRole('button', { name: /states could not be loaded/ });
  await user.click(again);
  await waitFor(() => expect(held).toHaveLength(3));
  expect(screen.getByRole('heading', { name: /^Charging/ })).toBeVisible();
});
