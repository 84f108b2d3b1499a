/** @jest-environment jsdom */
import { listDealerStates, listDealers } from '@site/contract';
import type { RemoteRoute } from '@site/shell';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, screen } from '@testing-library/react';
import { routes } from '../../routes';
import { dealer, dealerWithoutMap } from '../../testing/sample-dealers';

const hyderabad = { coords: { latitude: 17.385, longitude: 78.4867 } };
const nothing = /^We could not get your location\. .* or enter your city or pin code\.$/;

/** Every question for the place, in order: how it is answered, and how it is refused. */
const locate = jest.fn<void, [known: (place: typeof hyderabad) => void, refused: () => void]>();
const answer = (ask: number) => act(async () => locate.mock.calls[ask]?.[0](hyderabad));
const refuse = (ask: number) => act(async () => locate.mock.calls[ask]?.[1]());

/** The page of the test ride belongs to another remote; this one comes when it is told to. */
let openTestRide: () => void;
const testRide: RemoteRoute = {
  path: '/test-ride',
  loader: async () => ({ fallback: {}, head: { title: 'Test ride', description: '' } }),
  lazy: () =>
    new Promise((resolve) => {
      openTestRide = () => resolve({ Component: () => 'Your test ride' });
    }),
};

beforeEach(() => {
  locate.mockReset();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: locate },
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const list = answerOf(listDealers, [dealer, dealerWithoutMap]);
  const states = [{ dn_state: 'Tamil Nadu' }, { dn_state: 'Telangana' }];
  fakeApi({
    [callOf(listDealerStates)]: answerOf(listDealerStates, states),
    [callOf(listDealers, { id: 'Telangana' })]: list,
    [callOf(listDealers, { id: 'Tamil Nadu' })]: answerOf(listDealers, []),
    [callOf(listDealers, { id: 'all' })]: list,
  });
});

afterEach(() => jest.restoreAllMocks());

async function askOnPage() {
  const page = renderPage([...routes, testRide], '/locate-dealer?state=Telangana');
  const nearMe = () => screen.findByRole('button', { name: /^(Near me|Looking…)$/ });
  await page.user.click(await nearMe());
  await screen.findByRole('heading', { name: '2 dealers in Telangana' });
  return { ...page, askAgain: async () => page.user.click(await nearMe()) };
}

describe('dealers near a visitor', () => {
  it('are shown with their distance, in place of the chosen state, to which Back leads', async () => {
    const { router, askAgain } = await askOnPage();
    await refuse(0);
    expect(screen.getByText(nothing)).toBeVisible();
    await askAgain();
    await answer(1);
    expect(await screen.findByRole('heading', { name: '1 dealer near you' })).toBeVisible();
    expect(screen.getByText('About 6 km from you')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(await screen.findByRole('combobox', { name: 'State' })).toHaveValue('');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: '2 dealers in Telangana' })).toBeVisible();
  });

  it('do not call back a visitor who has gone to another page before the place is known', async () => {
    const { user, router } = await askOnPage();
    await user.click(screen.getAllByRole('link', { name: 'Test ride here' })[0] as HTMLElement);
    await act(async () => openTestRide());
    await screen.findByText('Your test ride');
    await answer(0);
    expect(router.state.location.pathname).toBe('/test-ride');
  });

  it('do not hold up a visitor whose next page is still on its way', async () => {
    const { user, router } = await askOnPage();
    await user.click(screen.getAllByRole('link', { name: 'Test ride here' })[0] as HTMLElement);
    await answer(0);
    await act(async () => openTestRide());
    expect(await screen.findByText('Your test ride')).toBeVisible();
    expect(router.state.location.pathname).toBe('/test-ride');
  });

  it('do not take the place of a state or a search that was chosen since', async () => {
    const { user, router } = await askOnPage();
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Tamil Nadu');
    await answer(0);
    expect(await screen.findByText('No dealers in Tamil Nadu yet')).toBeVisible();
    expect(router.state.location.search).toBe('?state=Tamil+Nadu');
  });

  it('follow the last question: the answer to an earlier one is not told any more', async () => {
    const { askAgain } = await askOnPage();
    await askAgain();
    await refuse(0);
    expect(screen.queryByText(nothing)).not.toBeInTheDocument();
    await answer(1);
    expect(await screen.findByRole('heading', { name: '1 dealer near you' })).toBeVisible();
  });
});
