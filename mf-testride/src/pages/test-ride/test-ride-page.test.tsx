/** @jest-environment jsdom */
import { listDealers } from '@site/contract';
import { answerOf, type FakeApi, refusal } from '@site/testing/fake-api';
import { fieldOf } from '@site/testing/fill-form';
import { renderPage } from '@site/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import {
  chooseCity,
  DEALERS,
  fakeTestRideApi,
  OF_STATE,
  SERVICES,
} from '../../testing/open-test-ride';
import { hyderabad, warangal } from '../../testing/sample-dealers';

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeTestRideApi();
});
afterEach(() => jest.restoreAllMocks());

const selector = () => screen.findByRole('combobox', { name: 'Select City' });

describe('the choice of a city', () => {
  it('comes first: the page asks for a location', async () => {
    renderPage(routes, '/test-ride');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Book a Test Ride' }),
    ).toBeVisible();
    expect(screen.getByText('Please Select Location')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('offers city, district and state of each dealer, found by typing, by a pin code too', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await user.click(await selector());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Hyderabad, TelanganaHyderabad district, Vayu Banjara Hills',
      'Warangal, TelanganaHanamkonda district, Vayu Warangal',
    ]);
    await user.type(await selector(), 'warang');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.clear(await selector());
    await user.type(await selector(), '500081');
    expect(screen.getByRole('option')).toHaveTextContent('Hyderabad, Telangana');
  });

  it('offers the city that begins as what was typed before others that have it in another name', async () => {
    api.answer(
      DEALERS,
      answerOf(listDealers, [{ ...hyderabad, dn_name: 'Warden Motors' }, warangal]),
    );
    const { user } = renderPage(routes, '/test-ride');
    await user.type(await selector(), 'war');
    const [first, second] = screen.getAllByRole('option');
    expect(first).toHaveTextContent('Warangal, Telangana');
    expect(second).toHaveTextContent('Hyderabad, Telangana');
  });

  it('lists no more than a hundred dealers at a time, and finds the others by typing', async () => {
    const many = Array.from({ length: 101 }, (_, n) => ({ ...hyderabad, dn_id: `many-${n}` }));
    api.answer(DEALERS, answerOf(listDealers, [...many, warangal]));
    const { user } = renderPage(routes, '/test-ride');
    await user.click(await selector());
    expect(screen.getAllByRole('option')).toHaveLength(100);
    await user.type(await selector(), 'warang');
    expect(screen.getByRole('option')).toHaveTextContent('Warangal, Telangana');
  });

  it('is made by what was typed when the field is left, where only one dealer is meant', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await user.type(await selector(), 'warang');
    await user.tab();
    expect(await screen.findByRole('region', { name: 'Vayu Warangal' })).toBeVisible();
    expect(await selector()).toHaveValue('Warangal, Telangana');
    expect(await selector()).not.toBeInvalid();
  });

  it('that is made by Tab leads a keyboard on to the office that has come, and not past it', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await user.type(await selector(), 'warang');
    await user.tab();
    expect(await screen.findByRole('region', { name: 'Vayu Warangal' })).toBeVisible();
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => expect(focused()).toBe('Vayu Warangal'));
  });

  it.each([
    ['telangana', 'Several dealers match. Choose one from the list.'],
    ['Leh', 'No dealer in this city yet. Try a larger place nearby, or your pin code.'],
  ])(
    'stays to be made when %j was typed, which is kept, and what to do is said',
    async (typed, message) => {
      const { user } = renderPage(routes, '/test-ride');
      await user.type(await selector(), typed);
      await user.tab();
      expect(await selector()).toHaveValue(typed);
      expect(await selector()).toBeInvalid();
      expect(await selector()).toHaveAccessibleDescription(message);
      expect(screen.getByText('Please Select Location')).toBeVisible();
      await user.click(await selector());
      expect(screen.queryByText(message)).not.toBeInTheDocument();
      await user.clear(await selector());
      await user.tab();
      expect(await selector()).toHaveValue('');
      expect(await selector()).not.toBeInvalid();
    },
  );

  it('is changed by what was typed over it when the field is left, where only one dealer is meant', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await chooseCity('Hyderabad, Telangana');
    await user.click(await selector());
    fireEvent.change(await selector(), { target: { value: 'warang' } });
    expect(await selector()).toHaveValue('warang');
    await user.tab();
    expect(await screen.findByRole('region', { name: 'Vayu Warangal' })).toBeVisible();
    expect(await selector()).toHaveValue('Warangal, Telangana');
  });

  it('stands in its field again when somebody changes the words and leaves it', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await chooseCity('Warangal, Telangana');
    await user.type(await selector(), 'x');
    await user.tab();
    expect(await selector()).toHaveValue('Warangal, Telangana');
    expect(await selector()).not.toBeInvalid();
  });

  it('leaves its field when the address names no dealer any more', async () => {
    const { router } = renderPage(routes, '/test-ride?dealer=dn-2');
    await waitFor(async () => expect(await selector()).not.toHaveValue(''));
    await act(() => router.navigate('/test-ride'));
    expect(await screen.findByText('Please Select Location')).toBeVisible();
    expect(await selector()).toHaveValue('');
  });

  it("shows the dealer's office next to the form", async () => {
    renderPage(routes, '/test-ride');
    await chooseCity('Hyderabad, Telangana');
    const office = within(screen.getByRole('region', { name: 'Vayu Banjara Hills' }));
    expect(
      await office.findByText('4 Sample Road, Hyderabad, Telangana 500034, India'),
    ).toBeVisible();
    expect(office.getByRole('link', { name: 'banjara@vayu.example' })).toHaveAttribute(
      'href',
      'mailto:banjara@vayu.example',
    );
    expect(office.getByRole('link', { name: '+91 00000 10001' })).toHaveAttribute(
      'href',
      'tel:+910000010001',
    );
    expect(await office.findByText('Monday to Saturday, 9:30 am to 7 pm')).toBeVisible();
    expect(office.getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=17.41%2C78.44'),
    );
    expect(screen.getByRole('form', { name: 'Send us a message' })).toBeVisible();
    expect(screen.queryByText('Please Select Location')).not.toBeInTheDocument();
  });

  it('shows the form though street, e-mail and phone are lost, and gets them when it is asked again', async () => {
    api.answer(OF_STATE, { status: 500, body: { status: 500 } });
    const { user } = renderPage(routes, '/test-ride');
    await chooseCity('Hyderabad, Telangana');
    const office = within(screen.getByRole('region', { name: 'Vayu Banjara Hills' }));
    expect(await office.findByText(/e-mail and phone could not be loaded/)).toBeVisible();
    expect(office.getByText('Hyderabad, Telangana 500034, India')).toBeVisible();
    api.answer(OF_STATE, answerOf(listDealers, [hyderabad]));
    await user.click(office.getByRole('button', { name: 'Try Again' }));
    expect(await office.findByRole('link', { name: 'banjara@vayu.example' })).toBeVisible();
  });

  it('shows a map at zoom 15, and a drawn one with directions to the address where coordinates are not known', async () => {
    renderPage(routes, '/test-ride');
    await chooseCity('Hyderabad, Telangana');
    const map = await screen.findByTitle('Map: Vayu Banjara Hills');
    expect(map).toHaveAttribute('src', expect.stringContaining('z=15'));
    await chooseCity('Warangal, Telangana');
    const office = within(screen.getByRole('region', { name: 'Vayu Warangal' }));
    expect(office.getByRole('img', { name: 'No map available for Vayu Warangal' })).toBeVisible();
    expect(screen.queryByTitle(/^Map:/)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(office.getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/destination=4%20Sample%20Road%2C%20Warangal.*506001/),
      ),
    );
  });

  it('leaves the hours of a dealer out where they cannot be read', async () => {
    api.answer(SERVICES, refusal(500, 'down'));
    renderPage(routes, '/test-ride');
    await chooseCity('Hyderabad, Telangana');
    const office = screen.getByRole('region', { name: 'Vayu Banjara Hills' });
    await within(office).findByRole('link', { name: 'banjara@vayu.example' });
    const icons = () => office.querySelectorAll('address svg');
    await waitFor(() => expect(icons()).toHaveLength(3));
    expect(within(office).queryByText(/9:30/)).not.toBeInTheDocument();
  });

  it('is done by a link that names the dealer', async () => {
    renderPage(routes, '/test-ride?dealer=dn-2');
    expect(await screen.findByRole('region', { name: 'Vayu Warangal' })).toBeVisible();
    expect(await selector()).toHaveValue('Warangal, Telangana');
  });

  it('is in the address, beside the campaign, so that a reload and Back find it again', async () => {
    const { user, router } = renderPage(routes, '/test-ride?c_id=335&src=expo');
    await chooseCity('Hyderabad, Telangana');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?c_id=335&src=expo&dealer=dn-1'),
    );
    await user.click(screen.getByLabelText('Clear'));
    await waitFor(() => expect(router.state.location.search).toBe('?c_id=335&src=expo'));
    expect(screen.getByText('Please Select Location')).toBeVisible();
  });

  it('keeps what was typed when another city is chosen', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await chooseCity('Hyderabad, Telangana');
    await user.type(fieldOf('Full Name'), 'Asha');
    await chooseCity('Warangal, Telangana');
    expect(fieldOf('Full Name')).toHaveValue('Asha');
  });
});

describe('a network of dealers that does not answer', () => {
  it('is said so, and asked again by Try Again', async () => {
    api.answer(DEALERS, refusal(500, 'down'));
    const { user } = renderPage(routes, '/test-ride');
    expect(
      await screen.findByText(
        "We're currently unable to load the Dealers information from the server. Please try again later.",
      ),
    ).toBeVisible();
    api.answer(DEALERS, answerOf(listDealers, [hyderabad]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Please Select Location')).toBeVisible();
  });

  it('is another thing than a network without dealers', async () => {
    api.answer(DEALERS, answerOf(listDealers, []));
    renderPage(routes, '/test-ride');
    expect(await screen.findByText('No test-ride dealers yet')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
