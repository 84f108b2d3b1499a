/** @jest-environment jsdom */
import { listDealerStates, listDealers, readDealerServices } from '@site/contract';
import { setTrackingSink } from '@site/shell';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { dealer, dealerWithoutMap } from '../../testing/sample-dealers';
import { buildDealerJsonLd } from './build-dealer-json-ld';

const statesCall = callOf(listDealerStates);
const dealersCall = (id: string) => callOf(listDealers, { id });
const loadFailure =
  "We're currently unable to load the Dealers information from the server. Please try again later.";

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({
    [statesCall]: answerOf(listDealerStates, [
      { dn_state: 'Tamil Nadu' },
      { dn_state: 'Telangana' },
    ]),
    [dealersCall('Telangana')]: answerOf(listDealers, [dealer, dealerWithoutMap]),
    [dealersCall('Tamil Nadu')]: answerOf(listDealers, []),
  });
});
afterEach(() => jest.restoreAllMocks());

const dropdown = () => screen.findByRole('combobox', { name: 'State' });

describe('dealer locator', () => {
  it('offers the states that have dealers and shows none before a choice', async () => {
    renderPage(routes, '/locate-dealer');

    const options = within(await dropdown()).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Select a state',
      'Tamil Nadu',
      'Telangana',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Locate a Dealer' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('says that there are no dealers yet where no state has one, and leads to the head office', async () => {
    api.answer(statesCall, answerOf(listDealerStates, []));
    renderPage(routes, '/locate-dealer');

    expect(await screen.findByText('No dealers yet')).toBeVisible();
    expect(
      screen.getByText('Our network is growing. Please talk to our head office.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact head office' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Where we are' })).not.toBeInTheDocument();
  });

  it('shows the dealers of the chosen state and keeps the choice in the address', async () => {
    const { user, router } = renderPage(routes, '/locate-dealer');

    await user.selectOptions(await dropdown(), 'Telangana');

    expect(await screen.findByRole('heading', { name: '2 dealers in Telangana' })).toBeVisible();
    expect(router.state.location.search).toBe('?state=Telangana');
    expect(await dropdown()).toHaveValue('Telangana');
  });

  it('reads out how many dealers there are, from a region that was there before the choice', async () => {
    api.answer(dealersCall('Tamil Nadu'), answerOf(listDealers, [dealer]));
    const { user } = renderPage(routes, '/locate-dealer');
    await dropdown();
    const regions = screen.getAllByRole('status');
    for (const [state, words] of [
      ['Telangana', '2 dealers in Telangana'],
      ['Tamil Nadu', '1 dealer in Tamil Nadu'],
    ] as const) {
      await user.selectOptions(await dropdown(), state);
      const heading = await screen.findByRole('heading', { name: words });
      expect(regions).toContain(heading.closest('[role="status"]'));
    }
  });

  it('opens a linked state', async () => {
    renderPage(routes, '/locate-dealer?state=telangana');

    const card = within(await screen.findByRole('article', { name: 'Vayu Banjara Hills' }));
    expect(card.getByText('4 Sample Road, Hyderabad, Telangana 500034, India')).toBeVisible();
    expect(card.getByRole('link', { name: '+91 00000 10001' })).toHaveAttribute(
      'href',
      'tel:+910000010001',
    );
    expect(card.getByRole('link', { name: 'banjara@vayu.example' })).toHaveAttribute(
      'href',
      'mailto:banjara@vayu.example',
    );
    expect(await card.findByTitle('Map: Vayu Banjara Hills')).toHaveAttribute(
      'src',
      expect.stringContaining('z=15'),
    );
    expect(card.getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=17.41%2C78.44'),
    );
  });

  it('shows a placeholder image for a dealer without coordinates, and directions to the address', async () => {
    renderPage(routes, '/locate-dealer?state=Telangana');

    const card = within(await screen.findByRole('article', { name: 'Vayu Warangal' }));
    expect(card.getByRole('img', { name: 'No map available for Vayu Warangal' })).toBeVisible();
    expect(card.queryByTitle(/^Map/)).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/destination=4%20Sample%20Road%2C%20Warangal.*506001/),
    );
  });

  it('shows no link for a phone or an e-mail address that a dealer does not have', async () => {
    const silent = { ...dealer, dn_phone: '', dn_email: '' };
    api.answer(dealersCall('Telangana'), answerOf(listDealers, [silent]));
    renderPage(routes, '/locate-dealer?state=Telangana');
    const card = within(await screen.findByRole('article', { name: dealer.dn_name }));
    const ways = card.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways.filter((way) => /^(tel|mailto):/.test(way ?? ''))).toEqual([]);
    expect(JSON.stringify(buildDealerJsonLd([silent], 'Vayu'))).not.toMatch(/telephone|email/);
  });

  it('finds dealers by an old name or a pin code, in whatever digits, kept in the address, and says when there is none', async () => {
    const secunderabad = {
      ...dealer,
      dn_id: 'dn-3',
      dn_city: 'Secunderabad',
      dn_pinocde: '500003',
    };
    api.answer(dealersCall('all'), answerOf(listDealers, [dealer, dealerWithoutMap, secunderabad]));
    const { user, router } = renderPage(routes, '/locate-dealer');
    const field = () => screen.getByRole('textbox', { name: 'City or pin code' });
    await user.type(await screen.findByRole('textbox', { name: 'City or pin code' }), '500003');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByRole('heading', { name: '1 dealer for “500003”' })).toBeVisible();
    expect(router.state.location.search).toBe('?near=500003');
    await user.clear(field());
    await user.type(field(), 'Atlantis{Enter}');
    expect(await screen.findByText('No dealers for “Atlantis” yet')).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Atlantis');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(field()).toHaveValue('500003'));
    await user.clear(field());
    await user.type(field(), '५०० ००३{Enter}');
    expect(await screen.findByRole('heading', { name: '1 dealer for “५०० ००३”' })).toBeVisible();
  });

  it('shows the first 60 of the dealers that a search finds, and says of how many', async () => {
    const many = Array.from({ length: 61 }, (_, n) => ({ ...dealer, dn_id: `dn-${n}` }));
    api.answer(dealersCall('all'), answerOf(listDealers, many));
    renderPage(routes, '/locate-dealer?near=Hyderabad');
    const heading = { name: '60 dealers of 61 for “Hyderabad”' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(60);
  });

  it('tells hours and services, and leads to a test ride at this dealer', async () => {
    api.answer(
      callOf(readDealerServices),
      answerOf(readDealerServices, {
        hours: {
          text: 'Every day, all day',
          open_days: [0, 1, 2, 3, 4, 5, 6],
          opens: '00:00',
          closes: '23:59',
        },
        services: ['Sales', 'Service'],
      }),
    );
    renderPage(routes, '/locate-dealer?state=Telangana');
    const card = within(await screen.findByRole('article', { name: 'Vayu Banjara Hills' }));
    expect(await card.findByText(/Every day, all day/)).toBeVisible();
    expect(card.getByText('Sales · Service')).toBeVisible();
    expect(card.getByRole('link', { name: 'Test ride here' })).toHaveAttribute(
      'href',
      '/test-ride?dealer=dn-1',
    );
  });

  it('says that a showroom is closed as soon as it is, on a page that is open', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-24T18:59:30+05:30'), advanceTimers: true });
    const day = { open_days: [0, 1, 2, 3, 4, 5, 6], opens: '09:30', closes: '19:00' };
    const hours = { text: 'Every day, 9:30 am to 7 pm', ...day };
    const services = answerOf(readDealerServices, { hours, services: ['Sales'] });
    api.answer(callOf(readDealerServices), services);
    renderPage(routes, '/locate-dealer?state=Telangana');
    const card = within(await screen.findByRole('article', { name: 'Vayu Banjara Hills' }));
    expect(await card.findByText(/Open now/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(card.getByText(/Closed now/)).toBeVisible();
    jest.useRealTimers();
  });

  it('goes back to the earlier choice', async () => {
    const { user, router } = renderPage(routes, '/locate-dealer?state=Telangana');
    await user.selectOptions(await dropdown(), 'Tamil Nadu');
    await screen.findByText('No dealers in Tamil Nadu yet');

    await router.navigate(-1);

    expect(await screen.findByRole('heading', { name: '2 dealers in Telangana' })).toBeVisible();
    expect(await dropdown()).toHaveValue('Telangana');
  });

  it('says that a state has no dealers, also one that only the address knows', async () => {
    renderPage(routes, '/locate-dealer?state=Atlantis');

    expect(await screen.findByText('No dealers in Atlantis yet')).toBeVisible();
    expect(await dropdown()).toHaveValue('');
  });

  it('says that dealers could not be loaded, and loads them on Try Again', async () => {
    api.answer(dealersCall('Telangana'), { status: 503 });
    const { user } = renderPage(routes, '/locate-dealer?state=Telangana');
    expect(await screen.findByText(loadFailure)).toBeVisible();
    expect(screen.queryByText(/No dealers/)).not.toBeInTheDocument();

    api.answer(dealersCall('Telangana'), answerOf(listDealers, [dealer]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    const heading = await screen.findByRole('heading', { name: '1 dealer in Telangana' });
    expect(heading).toBeVisible();
    expect(heading.closest('section')).toHaveFocus();
  });

  it('says that the states could not be loaded, and loads them on Try Again', async () => {
    const states = answerOf(listDealerStates, [{ dn_state: 'Telangana' }]);
    api.answer(statesCall, { status: 500 });
    const { user } = renderPage(routes, '/locate-dealer');
    expect(await screen.findByText(loadFailure)).toBeVisible();

    api.answer(statesCall, states);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('link', { name: 'Telangana' })).toBeVisible();
  });

  it('still shows the dealers of a linked state when the list of states is missing', async () => {
    api.answer(statesCall, { status: 500 });
    const { user } = renderPage(routes, '/locate-dealer?state=Telangana');

    expect(await screen.findByRole('article', { name: 'Vayu Warangal' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load all states' }));
    expect(await dropdown()).toHaveFocus();
  });

  it('says nothing of loading where the list of states is missing, also beside dealers that were searched', async () => {
    api.answer(statesCall, { status: 500 });
    api.answer(dealersCall('all'), answerOf(listDealers, [dealer]));
    const { user } = renderPage(routes, '/locate-dealer?near=Hyderabad');
    expect(await screen.findByRole('article', { name: 'Vayu Banjara Hills' })).toBeVisible();
    expect(within(await dropdown()).queryByText('Loading…')).not.toBeInTheDocument();

    api.answer(statesCall, answerOf(listDealerStates, [{ dn_state: 'Telangana' }]));
    await user.click(screen.getByRole('button', { name: 'Load all states' }));
    expect(await screen.findByRole('option', { name: 'Telangana' })).toBeInTheDocument();
    expect(await dropdown()).toHaveFocus();
    expect(screen.getByRole('article', { name: 'Vayu Banjara Hills' })).toBeVisible();
  });

  it('reports the choice once', async () => {
    const sink = jest.fn();
    setTrackingSink(sink);
    const { user } = renderPage(routes, '/locate-dealer');

    await user.selectOptions(await dropdown(), 'Telangana');
    const choice = { name: 'dealer_state_selected', data: { state: 'Telangana' } };
    expect(sink.mock.calls).toEqual([[choice]]);

    await user.selectOptions(await dropdown(), '');
    await user.click(await screen.findByRole('link', { name: 'Telangana' }));
    expect(sink.mock.calls).toEqual([[choice], [choice]]);
    setTrackingSink(undefined);
  });
});
