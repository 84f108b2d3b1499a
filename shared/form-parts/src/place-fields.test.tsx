/** @jest-environment jsdom */
import { listStatesAndZones, loadAll } from '@site/api-client';
import * as contract from '@site/contract';
import { object, SiteForm, SubmitButton, textRule } from '@site/forms';
import {
  answerOf,
  callOf,
  type FakeAnswer,
  type FakeApi,
  fakeApi,
  refusal,
} from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PlaceFields } from './place-fields';

const STATES = callOf(contract.listStatesAndZones);
const KERALA = callOf(contract.listDistricts, { value: 'KL' });
const down = refusal(500, 'down');
const states = answerOf(contract.listStatesAndZones, {
  state: [
    { state_name: 'Kerala', state_code: 'KL', zonal_code: 'S' },
    { state_name: 'Goa', state_code: 'GA', zonal_code: 'W' },
  ],
  zones: [],
});
const districts = answerOf(contract.listDistricts, [{ district_name: 'Ernakulam' }]);
const schema = object({
  state: textRule(contract.stateField),
  district: textRule(contract.districtField),
});

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({ [STATES]: states, [KERALA]: districts });
});
afterEach(() => jest.restoreAllMocks());

async function open(answers: Record<string, FakeAnswer> = {}) {
  for (const [call, answer] of Object.entries(answers)) api.answer(call, answer);
  const onSubmit = jest.fn(async () => ({ ok: true as const, data: 'sent' }));
  const Component = () => (
    <SiteForm
      label="Place"
      initialValues={{ state: '', district: '' }}
      schema={schema}
      onSubmit={onSubmit}
      resetOnSuccess={false}
    >
      <PlaceFields />
      <SubmitButton />
    </SiteForm>
  );
  const loader = async ({ signal }: { signal: AbortSignal }) => ({
    ...(await loadAll([listStatesAndZones.read()], signal)),
    head: { title: '', description: '' },
  });
  const { user } = renderPage([{ path: '/', loader, lazy: async () => ({ Component }) }], '/');
  await screen.findByRole('form', { name: 'Place' });
  return { onSubmit, user };
}

const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const typed = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
const listed = (label: string) => screen.findByRole('combobox', { name: new RegExp(`^${label}`) });
const tryAgain = () => screen.getByRole('button', { name: 'Try Again' });

async function choose(user: UserEvent, label: string, option: string) {
  await user.click(await listed(label));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function expectSent(user: UserEvent, onSubmit: jest.Mock, values: object) {
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual(values);
}

describe('state and district', () => {
  it('are chosen from lists, the district from that of the state', async () => {
    const { user, onSubmit } = await open();
    expect(field('District')).toBeDisabled();
    await choose(user, 'State', 'Kerala');
    await choose(user, 'District', 'Ernakulam');
    await expectSent(user, onSubmit, { state: 'Kerala', district: 'Ernakulam' });
  });

  it('take a name that is typed to its end, whatever its case, and not a part of one', async () => {
    const { user, onSubmit } = await open();
    await user.type(await listed('State'), 'ker');
    await user.tab();
    expect(field('State')).toHaveValue('');
    expect(await screen.findByText('State is required')).toBeVisible();
    await user.type(await listed('State'), ' kerala');
    await user.tab();
    expect(field('State')).toHaveValue('Kerala');
    await waitFor(() => expect(screen.queryByText('State is required')).toBeNull());
    await choose(user, 'District', 'Ernakulam');
    await user.clear(await listed('State'));
    await user.type(await listed('State'), 'goa');
    await user.tab();
    expect(field('State')).toHaveValue('Goa');
    expect(field('District')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('District is required')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keep what is typed while the list is on its way', async () => {
    let arrive = () => undefined as unknown;
    const { user } = await open({
      [KERALA]: () => new Promise((resolve) => (arrive = () => resolve(districts))),
    });
    await choose(user, 'State', 'Kerala');
    await user.type(await listed('District'), 'ernakulam');
    await user.tab();
    expect(field('District')).toHaveValue('ernakulam');
    await act(async () => arrive());
    await waitFor(() => expect(field('District')).toHaveValue('Ernakulam'));
  });

  it('forget the district when another state is chosen', async () => {
    const { user } = await open();
    await choose(user, 'State', 'Kerala');
    await choose(user, 'District', 'Ernakulam');
    await choose(user, 'State', 'Goa');
    expect(field('District')).toHaveValue('');
  });
});

describe('without the list of states', () => {
  it('both are typed, and the form can be sent', async () => {
    const { user, onSubmit } = await open({ [STATES]: down });
    await user.type(await typed('State'), 'Kerala');
    await user.type(await typed('District'), 'Ernakulam');
    await expectSent(user, onSubmit, { state: 'Kerala', district: 'Ernakulam' });
  });

  it('the list that comes after all knows what was typed, whatever its case', async () => {
    const { user, onSubmit } = await open({ [STATES]: down });
    await user.type(await typed('State'), ' kerala');
    await user.type(await typed('District'), 'Kochi');
    api.answer(STATES, states);
    await user.click(tryAgain());
    expect(await listed('State')).toHaveValue('Kerala');
    expect(await listed('State')).toHaveFocus();
    expect(await listed('District')).toHaveValue('Kochi');
    await expectSent(user, onSubmit, { state: 'Kerala', district: 'Kochi' });
  });

  it('a name that the list does not have stays, with a district to type', async () => {
    const { user, onSubmit } = await open({ [STATES]: down });
    await user.type(await typed('State'), 'Malabar');
    api.answer(STATES, states);
    await user.click(tryAgain());
    expect(await listed('State')).toHaveValue('Malabar');
    await user.type(await typed('District'), 'Kochi');
    await expectSent(user, onSubmit, { state: 'Malabar', district: 'Kochi' });
  });

  it('it can be asked for again as often as it fails', async () => {
    const { user } = await open({ [STATES]: down });
    await user.type(await typed('State'), 'Ker');
    await user.click(tryAgain());
    expect(await typed('State')).toHaveFocus();
    expect(await typed('State')).toHaveValue('Ker');
    expect(within(screen.getByRole('form')).getByText(/please type the name/)).toBeVisible();
  });

  it('a list that comes while the visitor types waits until the field is left', async () => {
    const { user } = await open({ [STATES]: down });
    await user.type(await typed('State'), 'ker');
    api.answer(STATES, states);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument());
    await user.keyboard('ala');
    expect(await typed('State')).toHaveValue('kerala');
    await user.tab();
    expect(await listed('State')).toHaveValue('Kerala');
  });
});

describe('without the list of districts', () => {
  it('it is asked for when the browser is online again, and what was typed stays', async () => {
    const { user, onSubmit } = await open({ [KERALA]: down });
    await choose(user, 'State', 'Kerala');
    await user.type(await typed('District'), 'Kochi');
    await user.tab();
    api.answer(KERALA, districts);
    window.dispatchEvent(new Event('online'));
    expect(await listed('District')).toHaveValue('Kochi');
    await expectSent(user, onSubmit, { state: 'Kerala', district: 'Kochi' });
  });

  it('the district alone is typed', async () => {
    const { user, onSubmit } = await open({ [KERALA]: down });
    await choose(user, 'State', 'Kerala');
    await user.type(await typed('District'), 'Ernakulam');
    await expectSent(user, onSubmit, { state: 'Kerala', district: 'Ernakulam' });
  });
});
