/** @jest-environment jsdom */
import { listProducts, readFinePrint, readTechnicalSpecs } from '@site/contract';
import { answerOf, callOf, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { product, specs } from '../../testing/sample-catalog';

const LIST = callOf(listProducts, { id: 'all' });
const SPECS = callOf(readTechnicalSpecs);
const FINE_PRINT = callOf(readFinePrint);
const RANGE_NOTE = 'By the test cycle.';
const answers = (): Record<string, FakeAnswer> => ({
  [LIST]: answerOf(listProducts, [[product()], [product({ ai_variant: 'Sport' })]]),
  [SPECS]: answerOf(readTechnicalSpecs, specs),
  [FINE_PRINT]: answerOf(readFinePrint, { range: RANGE_NOTE, price: 'As on 1 May.' }),
});

async function openSpecs(query = '', changes: Record<string, FakeAnswer> = {}) {
  const api = fakeApi({ ...answers(), ...changes });
  const view = renderPage(routes, `/product/vayu_marut/technical-specifications${query}`);
  await screen.findByRole('heading', { level: 1 });
  return { api, ...view };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('technical specifications', () => {
  it('groups the lines of the variant into sections', async () => {
    await openSpecs();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vayu Marut GT');
    const motor = within(
      screen.getByRole('table', { name: 'Motor, Battery and Charger Specifications' }),
    );
    expect(motor.getByRole('row', { name: 'Motor Power - Nominal 8 kW' })).toBeInTheDocument();
    const performance = within(screen.getByRole('table', { name: 'Performance' }));
    expect(performance.getByRole('row', { name: 'Top Speed 120 km/h' })).toBeInTheDocument();
  });

  it('changes to the variant that is chosen', async () => {
    const { user } = await openSpecs();
    await user.click(screen.getByRole('button', { name: 'Sport' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vayu Marut Sport');
    const performance = within(screen.getByRole('table', { name: 'Performance' }));
    expect(performance.getByText('135')).toBeInTheDocument();
  });

  it('says by which test cycle a range is, and nothing of a range where there is none', async () => {
    const { unmount } = await openSpecs();
    expect(screen.queryByText(RANGE_NOTE)).not.toBeInTheDocument();
    unmount();
    const lines = [{ label: 'Range per Charge', value: '165', unit: 'km' }];
    const ranged = { ...specs, 'vayu_marut-gt': [{ title: 'Performance', lines }] };
    await openSpecs('', { [SPECS]: answerOf(readTechnicalSpecs, ranged) });
    const [note] = await screen.findAllByText(RANGE_NOTE);
    expect(note).toBeVisible();
  });

  it('prints', async () => {
    const { user } = await openSpecs();
    window.print = jest.fn();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalled();
  });

  it('says that an unknown product is unknown, and shows all models', async () => {
    const one = product({ ai_title: 'Vayu One', ai_variant: '0' });
    await openSpecs('', { [LIST]: answerOf(listProducts, [[one]]) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Selected product details not found, please try again.',
    );
    expect(screen.getByText('All our models are below.')).toBeVisible();
    const models = await screen.findByRole('list', { name: 'Find your Vayu' });
    expect(within(models).getByRole('link', { name: 'Vayu One' })).toHaveAttribute(
      'href',
      '/product/vayu_one',
    );
  });

  it('leads to the menu from an unknown product where the models cannot be read', async () => {
    await openSpecs('', { [LIST]: { status: 404 } });
    expect(screen.getByText('All our models are in the menu, under Products.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Find your Vayu' })).not.toBeInTheDocument();
  });

  it('tells a failed read from missing specifications, and tries again', async () => {
    const { api, user } = await openSpecs('', { [SPECS]: { status: 500 } });
    expect(screen.getByRole('alert')).toHaveTextContent('Opps! Something went wrong.');
    expect(screen.queryByText(RANGE_NOTE)).not.toBeInTheDocument();
    api.answer(SPECS, answerOf(readTechnicalSpecs, specs));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table', { name: 'Performance' })).toBeInTheDocument();
  });

  it('shows the sections without a note on ranges where it cannot be read', async () => {
    await openSpecs('', { [FINE_PRINT]: { status: 500 } });
    expect(screen.getByRole('table', { name: 'Performance' })).toBeVisible();
    expect(screen.queryByText(RANGE_NOTE)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says so when a variant has none', async () => {
    await openSpecs('', { [SPECS]: answerOf(readTechnicalSpecs, {}) });
    expect(screen.getByText('No specifications yet')).toBeInTheDocument();
    expect(screen.queryByText(RANGE_NOTE)).not.toBeInTheDocument();
  });
});

/** The data sheets with a range in each. */
const withRanges = (): Record<string, FakeAnswer> => {
  const lines = [{ label: 'Range per Charge', value: '165', unit: 'km' }];
  const ranged = Object.entries(specs).map(([key, sheet]) => [
    key,
    [...sheet, { title: 'Range', lines }],
  ]);
  return { [SPECS]: answerOf(readTechnicalSpecs, Object.fromEntries(ranged)) };
};

describe('comparison', () => {
  const openCompared = (query = '') => openSpecs(query, withRanges());

  it('stands below no part, which nobody rides: its few sections are those of every bike, too', async () => {
    await openSpecs();
    expect(screen.getByRole('table', { name: 'Performance' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Compar/ })).not.toBeInTheDocument();
  });

  it('sets two models side by side and marks what differs', async () => {
    await openCompared();
    const table = within(screen.getByRole('region', { name: 'Comparison' }));
    expect(table.getByRole('columnheader', { name: 'Vayu Marut GT' })).toBeInTheDocument();
    expect(table.getByRole('columnheader', { name: 'Vayu Marut Sport' })).toBeInTheDocument();
    expect(
      table.getByRole('row', { name: 'Top Speed (differs) 120 km/h 135 km/h' }),
    ).toBeInTheDocument();
    expect(table.getByRole('row', { name: 'Motor Power - Nominal 8 kW 8 kW' })).toBeInTheDocument();
    expect(
      table.getByRole('row', { name: 'Riding Modes (differs) Eco, City, Wind Not stated' }),
    ).toBeInTheDocument();
  });

  it('says by which test cycle the ranges in it are', async () => {
    await openCompared();
    const compared = within(screen.getByRole('region', { name: 'Compare' }));
    expect(await compared.findByText(RANGE_NOTE)).toBeVisible();
  });

  it('keeps at least two models', async () => {
    await openCompared();
    const models = within(screen.getByRole('group', { name: 'Models' }));
    expect(models.getByRole('checkbox', { name: 'Vayu Marut GT' })).toBeDisabled();
    expect(models.getByRole('checkbox', { name: 'Vayu Marut Sport' })).toBeDisabled();
  });

  it('shows the differences alone on request', async () => {
    const { user } = await openCompared();
    await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
    const table = within(screen.getByRole('region', { name: 'Comparison' }));
    await waitFor(() => expect(table.queryByText('Motor Power - Nominal')).not.toBeInTheDocument());
    expect(table.getByText(/^Top Speed/)).toBeInTheDocument();
  });
});
