/** @jest-environment jsdom */
import { object, TextField } from '@site/forms';
import { type KeptRecord, listRecords, readRecord } from '@site/outbox';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { emptyRecord, recordRules } from '../rules/record-values';
import { RecordForm } from './record-form';

// What keeps and encrypts has tests of its own; a device is here what it says of itself.
jest.mock('@site/outbox', () => ({
  checkStorage: jest.fn(async () => 'ready'),
  readExpiredNote: jest.fn(async () => undefined),
  onChange: () => () => undefined,
  sendWaiting: jest.fn(async () => undefined),
  noteSeen: jest.fn(async () => undefined),
  hasPin: jest.fn(async () => true),
  isLocked: jest.fn(async () => false),
  listDay: jest.fn(async () => []),
  listRecords: jest.fn(),
  readRecord: jest.fn(),
}));

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

async function open() {
  render(
    <RecordForm
      form="walk-in"
      label="Test Ride Walk-In"
      start={emptyRecord}
      schema={object(recordRules)}
      draftFields={['name']}
      choices={{}}
      sourceOf={() => 'website'}
      submit={async () => ({ ok: true, data: { isKept: false } })}
    >
      <TextField name="name" label="Full Name" required />
    </RecordForm>,
  );
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
