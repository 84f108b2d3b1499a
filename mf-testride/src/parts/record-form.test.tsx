/** @jest-environment jsdom */
import type { WriteResult } from '@site/api-client';
import { object, TextField } from '@site/forms';
import { type KeptRecord, listRecords, readRecord } from '@site/outbox';
import { createMemoryRouter, RouterProvider } from '@site/router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { emptyRecord, recordRules } from '../rules/record-values';
import type { Submitted } from '../submit/ride';
import { RecordForm } from './record-form';

jest.mock('@site/outbox', () => jest.requireActual('../testing/fake-outbox').fakeOutbox);

const refused = (id: number, name: string): KeptRecord => ({
  id,
  form: 'walk-in',
  keptAt: Date.UTC(2026, 10, 22),
  state: 'refused',
  content: {
    plan: { steps: [] },
    progress: { done: 0, variables: {} },
    values: { name },
    label: name,
  },
});
const rides = [refused(7, 'Asha Rao'), refused(8, 'Bina Das')];

beforeEach(() => {
  window.sessionStorage.clear();
  jest.mocked(listRecords).mockResolvedValue(rides);
  jest
    .mocked(readRecord)
    .mockImplementation(
      async (id) =>
        rides.filter((ride) => ride.id === id).map((ride) => ({ ...ride, file: undefined }))[0],
    );
});

const name = () => screen.getByRole('textbox', { name: /^Full Name/ });
const press = (button: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: button })));

const sent: WriteResult<Submitted> = { ok: true, data: { isKept: false } };

async function open(
  submit: (...submitted: unknown[]) => Promise<WriteResult<Submitted>> = async () => sent,
) {
  const form = (
    <RecordForm
      form="walk-in"
      label="Test Ride Walk-In"
      start={emptyRecord}
      schema={object({ name: recordRules.name })}
      draftFields={['name']}
      keepOnSuccess={[]}
      choices={{ dealer_info: ['dn-1'] }}
      stages={{ statuses: [], cancelReasons: [] }}
      sourceOf={() => 'website'}
      submit={submit}
    >
      <TextField name="name" label="Full Name" required />
    </RecordForm>
  );
  const router = createMemoryRouter([{ path: '/', element: form }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Waiting to be sent (2)' });
}

it('a refused ride opens in the form by a button with the name of its rider: the form says so, and its first field has the focus', async () => {
  await open();
  await press('Edit the ride of Bina Das');
  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveValue('Bina Das');
  expect(
    screen.getByRole('form', { name: 'Test Ride Walk-In: the ride of Bina Das' }),
  ).toBeVisible();
  expect(screen.getByText('You are editing the ride of Bina Das.')).toBeVisible();
  await press('Edit the ride of Asha Rao');
  await waitFor(() => expect(name()).toHaveValue('Asha Rao'));
  expect(name()).toHaveFocus();
});

it('what can be chosen no more is empty in a ride that is edited: a list would show nothing, and it would be sent', async () => {
  const submit = jest.fn(async () => sent);
  const [first] = rides;
  const values = { name: 'Asha Rao', dealer_info: 'dn-9', testride_status: 'Postponed' };
  jest.mocked(readRecord).mockResolvedValue({
    ...(first as KeptRecord),
    content: { ...(first as KeptRecord).content, values },
    file: undefined,
  });
  await open(submit);
  await press('Edit the ride of Asha Rao');
  await waitFor(() => expect(name()).toHaveValue('Asha Rao'));
  await press('Submit');
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Asha Rao', dealer_info: '', testride_status: '' }),
    expect.anything(),
  );
});

it('the editing of a ride can be stopped: what was being typed before comes back, with the focus', async () => {
  await open();
  fireEvent.change(name(), { target: { value: 'Chitra Nair' } });
  expect(screen.queryByRole('button', { name: 'Stop editing' })).not.toBeInTheDocument();
  await press('Edit the ride of Asha Rao');
  await waitFor(() => expect(name()).toHaveValue('Asha Rao'));
  fireEvent.change(name(), { target: { value: 'Asha Raoo' } });
  await press('Stop editing');
  await waitFor(() => expect(name()).toHaveValue('Chitra Nair'));
  expect(name()).toHaveFocus();
  expect(screen.getByRole('form', { name: 'Test Ride Walk-In' })).toBeVisible();
  expect(screen.queryByText(/You are editing/)).not.toBeInTheDocument();
});

it.each([
  ['a new ride', undefined],
  ['another refused ride', 'Edit the ride of Asha Rao'],
])(
  'a ride that was opened for editing while %s was being sent stays open, with what was typed into it',
  async (_what, before) => {
    let answer: (result: WriteResult<Submitted>) => void = () => undefined;
    const submit = jest.fn(
      () => new Promise<WriteResult<Submitted>>((resolve) => (answer = resolve)),
    );
    await open(submit);
    if (before) {
      await press(before);
      await waitFor(() => expect(name()).toHaveValue('Asha Rao'));
    }
    fireEvent.change(name(), { target: { value: 'Chitra Nair' } });
    await press('Submit');
    await waitFor(() => expect(submit).toHaveBeenCalled());
    await press('Edit the ride of Bina Das');
    await waitFor(() => expect(name()).toHaveValue('Bina Das'));
    fireEvent.change(name(), { target: { value: 'Bina Dass' } });
    await act(async () => answer(sent));
    expect(await screen.findByText('Hurry! Your Request is Placed.')).toBeVisible();
    expect(screen.getByText('You are editing the ride of Bina Das.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Full Name/)).toHaveValue('Bina Dass');
  },
);

it('the editing of a ride ends when the ride is removed, and goes on when another one is', async () => {
  await open();
  await press('Edit the ride of Bina Das');
  await waitFor(() => expect(name()).toHaveValue('Bina Das'));
  const remove = async (rider: string) => {
    await press(`Remove the ride of ${rider}`);
    await screen.findByRole('alertdialog', { name: 'Remove this ride?' });
    await press('Remove');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };
  await remove('Asha Rao');
  expect(screen.getByText('You are editing the ride of Bina Das.')).toBeVisible();
  await remove('Bina Das');
  expect(screen.queryByText(/You are editing/)).not.toBeInTheDocument();
  expect(name()).toHaveValue('');
});
