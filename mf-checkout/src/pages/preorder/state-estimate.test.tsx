/** @jest-environment jsdom */
import { listPricedProducts, listStatesAndZones, pricedProductsParams } from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi, refusal } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { routes } from '../../routes';
import { heldAnswer } from '../../testing/held-answer';
import { marut } from '../../testing/sample-products';

const STATES = callOf(listStatesAndZones);
const states = answerOf(listStatesAndZones, {
  state: [{ state_name: 'Telangana', state_code: 'TG', zonal_code: 'S' }],
  zones: [],
});
const priced = (itemKey: string, state = '') =>
  callOf(listPricedProducts, pricedProductsParams({ itemKey, state }));

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const products = answerOf(listPricedProducts, [marut]);
  api = fakeApi({
    [STATES]: states,
    [priced('vayu_marut-gt')]: products,
    [priced('vayu_marut-gt-graphite', 'Telangana')]: products,
  });
});
afterEach(() => jest.restoreAllMocks());

const PRICE = / price in Telangana$/;
const option = () => screen.findByText('Telangana', { selector: 'option' });

describe('the estimate of a full price', () => {
  it('is of the state that the address names, which the list shows as chosen', async () => {
    renderPage(routes, '/vayu_marut-gt/preorder?state=TG');
    expect(await screen.findByText(PRICE)).toBeVisible();
    expect(await option()).toHaveProperty('selected', true);
  });

  it('is of the state that a visitor chooses', async () => {
    renderPage(routes, '/vayu_marut-gt/preorder');
    await option();
    fireEvent.change(screen.getByLabelText('Your state'), { target: { value: 'TG' } });
    expect(await screen.findByText(PRICE)).toBeVisible();
  });

  it('keeps the focus where it stands when a price that could not be read is asked for again', async () => {
    const price = priced('vayu_marut-gt-graphite', 'Telangana');
    api.answer(price, refusal(503, 'busy'));
    const { user } = renderPage(routes, '/vayu_marut-gt/preorder?state=TG');
    const again = await screen.findByText('Try again');
    const estimate = again.closest('[aria-live]');
    const { answer, arrive } = heldAnswer(answerOf(listPricedProducts, [marut]));
    api.answer(price, answer);

    await user.click(again);
    expect(await screen.findByText('Asking for the price in Telangana…')).toBeVisible();
    expect(estimate).toHaveFocus();
    arrive();
    expect(await screen.findByText(PRICE)).toBeVisible();
    expect(estimate).toHaveFocus();
  });

  it('has its list of states by another try where they could not be read', async () => {
    api.answer(STATES, refusal(500, 'down'));
    renderPage(routes, '/vayu_marut-gt/preorder');
    const again = await screen.findByText('The states could not be loaded. Try again');
    api.answer(STATES, states);
    fireEvent.click(again);
    expect(await option()).toBeInTheDocument();
  });
});
