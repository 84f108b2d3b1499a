/** @jest-environment jsdom */
import { keptDraft } from '@site/forms';
import {
  AWAY_MS,
  checkPin,
  checkStorage,
  clearDays,
  clearRecords,
  forgetPin,
  hasPin,
  isLocked,
  type KeptRecord,
  listDay,
  listRecords,
  removeRecord,
  sendWaiting,
} from '@site/outbox';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventFrame } from './event-frame';

const mockDevice = { tellChange: () => {}, tellCleared: () => {}, tellOthers: jest.fn() };

// What keeps and encrypts has tests of its own; a device is here what it says of itself.
jest.mock('@site/outbox', () => ({
  AWAY_MS: 600_000,
  isPin: () => true,
  checkStorage: jest.fn(async () => 'ready'),
  readExpiredNote: jest.fn(async () => undefined),
  onChange: (tell: () => void) => {
    mockDevice.tellChange = tell;
    return () => undefined;
  },
  shareClearing: (tell: () => void) => {
    mockDevice.tellCleared = tell;
    return { tell: mockDevice.tellOthers, stop: () => undefined };
  },
  sendWaiting: jest.fn(async () => undefined),
  noteSeen: jest.fn(async () => undefined),
  checkPin: jest.fn(),
  clearDays: jest.fn(async () => undefined),
  clearRecords: jest.fn(async () => undefined),
  forgetPin: jest.fn(async () => undefined),
  hasPin: jest.fn(),
  isLocked: jest.fn(),
  listDay: jest.fn(),
  listRecords: jest.fn(),
  removeRecord: jest.fn(async () => undefined),
}));

const rideOf = (label: string, content: object = {}): KeptRecord => ({
  id: 7,
  form: 'walk-in',
  keptAt: Date.UTC(2026, 10, 22),
  state: 'waiting',
  content: {
    plan: { steps: [] },
    progress: { done: 0, variables: {} },
    values: {},
    label,
    ...content,
  },
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(hasPin).mockResolvedValue(true);
  jest.mocked(isLocked).mockResolvedValue(false);
  jest.mocked(listDay).mockResolvedValue([]);
  jest.mocked(listRecords).mockResolvedValue([rideOf('Asha Rao')]);
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

const newUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const onCleared = jest.fn();

const renderFrame = () =>
  render(
    <EventFrame
      form="walk-in"
      onEdit={() => undefined}
      onRemoved={() => undefined}
      onCleared={onCleared}
    >
      <input aria-label="Full Name" />
    </EventFrame>,
  );

async function open(): Promise<void> {
  renderFrame();
  await screen.findByText('Waiting to be sent:');
}

it('the device asks for the PIN after ten minutes without a touch, in the place of list and form', async () => {
  const user = newUser();
  await open();
  jest.mocked(isLocked).mockResolvedValue(true);
  await act(() => jest.advanceTimersByTimeAsync(AWAY_MS - 60_000));
  await user.click(screen.getByRole('textbox', { name: 'Full Name' }));
  await act(() => jest.advanceTimersByTimeAsync(AWAY_MS - 1_000));
  expect(screen.getByText('Asha Rao')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('form', { name: 'Enter the PIN of this device' })).toBeVisible();
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Full Name' })).not.toBeInTheDocument();

  jest.mocked(checkPin).mockResolvedValueOnce({ isRight: false, wasCompared: true, waitS: 30 });
  await user.type(screen.getByLabelText('PIN'), '4711');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/Try again in 30 seconds/)).toBeVisible();

  jest.mocked(checkPin).mockResolvedValueOnce({ isRight: true });
  jest.mocked(isLocked).mockResolvedValue(false);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
});

it('the device asks for the PIN also when ten minutes were not over by its clock at first, as after the clock was set back', async () => {
  await open();
  await act(() => jest.advanceTimersByTimeAsync(AWAY_MS + 2_000));
  expect(screen.getByText('Asha Rao')).toBeVisible();
  jest.mocked(isLocked).mockResolvedValue(true);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('form', { name: 'Enter the PIN of this device' })).toBeVisible();
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
});

it('a new PIN that is asked for no more, because what waited was sent meanwhile, moves no focus', async () => {
  jest.mocked(hasPin).mockResolvedValue(false);
  jest.mocked(listRecords).mockResolvedValue([rideOf('Asha Rao', { reason: 'No network' })]);
  renderFrame();
  await screen.findByRole('form', { name: 'Choose a PIN for this device' });
  jest.mocked(listRecords).mockResolvedValue([]);
  await act(async () => mockDevice.tellChange());
  expect(await screen.findByRole('textbox', { name: 'Full Name' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('the device asks for the PIN at once when somebody comes back to a page whose timers slept', async () => {
  await open();
  jest.mocked(isLocked).mockResolvedValue(true);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('form', { name: 'Enter the PIN of this device' })).toBeVisible();
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
});

it('a PIN that was not compared because of the wait is not called wrong, and the field keeps the focus', async () => {
  jest.mocked(isLocked).mockResolvedValue(true);
  const user = newUser();
  renderFrame();
  await user.type(await screen.findByLabelText('PIN'), '9999');
  jest.mocked(checkPin).mockResolvedValueOnce({ isRight: false, wasCompared: true, waitS: 30 });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('This is not the PIN. Try again in 30 seconds.')).toBeVisible();
  expect(screen.getByLabelText('PIN')).toHaveFocus();

  // What is typed next takes the place of the wrong one.
  jest.mocked(checkPin).mockResolvedValueOnce({ isRight: false, wasCompared: false, waitS: 20 });
  await user.keyboard('4711{Enter}');
  expect(jest.mocked(checkPin)).toHaveBeenLastCalledWith('4711');
  expect(await screen.findByText('After many wrong PINs, try again in 20 seconds.')).toBeVisible();
  expect(screen.queryByText(/not the PIN/)).toBeNull();
});

it('the device says that the PIN could not be checked when its storage fails, and checks it again', async () => {
  const user = newUser();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(isLocked).mockResolvedValue(true);
  renderFrame();
  await user.type(await screen.findByLabelText('PIN'), '4711');
  jest.mocked(checkPin).mockRejectedValueOnce(new Error('The database is closed'));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/cannot check the PIN at the moment/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toBeEnabled());

  jest.mocked(checkPin).mockResolvedValueOnce({ isRight: true });
  jest.mocked(isLocked).mockResolvedValue(false);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  jest.mocked(console.error).mockRestore();
});

it('what was recorded today is counted anew when somebody comes back to a page that was open overnight', async () => {
  const ride = { id: 1, day: '2026-11-22', time: '18:10', columns: {} };
  jest.mocked(listDay).mockResolvedValue([ride]);
  await open();
  expect(screen.getByText('Recorded today:')).toHaveTextContent('Recorded today: 1');
  jest.mocked(listDay).mockResolvedValue([]);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Recorded today:')).toHaveTextContent('Recorded today: 0');
});

it('the device is cleared after a question: rides, list, PIN, what was chosen and what is being typed', async () => {
  const user = newUser();
  window.localStorage.setItem('remembered:walk-in', '{"dealer_info":"dn-1"}');
  window.localStorage.setItem('remembered:activity', '{"campaign_id":"401"}');
  keptDraft('activity').writeTyped(['name'], { name: 'Bina Das' });
  window.sessionStorage.setItem('attempts:walk-in', '{"look 9876543210":{}}');
  await open();
  await user.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Asha Rao');
  await user.click(screen.getByRole('button', { name: 'Clear this device' }));
  const question = await screen.findByRole('alertdialog', { name: 'Clear this device?' });
  expect(question).toHaveAccessibleDescription(/^One ride not sent yet would be lost for good/);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(clearRecords).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Clear this device', hidden: true }));
  jest.mocked(listRecords).mockResolvedValue([]);
  jest.mocked(hasPin).mockResolvedValue(false);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  for (const clearing of [clearRecords, clearDays, forgetPin])
    expect(clearing).toHaveBeenCalledTimes(1);
  expect(onCleared).toHaveBeenCalledTimes(1);
  expect(mockDevice.tellOthers).toHaveBeenCalledTimes(1);
  expect(window.localStorage).toHaveLength(0);
  expect(window.sessionStorage).toHaveLength(0);
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear this device' })).not.toBeInTheDocument();
});

it('a device that is cleared in one window leaves nothing of what is being typed in another', async () => {
  const user = newUser();
  keptDraft('walk-in').writeTyped(['name'], { name: 'Bina Das' });
  await open();
  await user.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Asha Rao');
  await act(async () => mockDevice.tellCleared());
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
  expect(window.sessionStorage).toHaveLength(0);
  expect(onCleared).toHaveBeenCalledTimes(1);
  // It is told once, by the window in which it was done.
  expect(mockDevice.tellOthers).not.toHaveBeenCalled();
});

it('the device can be cleared when everything was sent, because the list of the day is still there', async () => {
  jest.mocked(listRecords).mockResolvedValue([]);
  await open();
  expect(screen.getByRole('button', { name: 'Clear this device' })).toBeVisible();
});

it('the device can be cleared on the day after, because what was chosen last is still there', async () => {
  window.localStorage.setItem('remembered:activity', '{"campaign_id":"401"}');
  jest.mocked(listRecords).mockResolvedValue([]);
  jest.mocked(hasPin).mockResolvedValue(false);
  const user = newUser();
  await open();
  await user.click(screen.getByRole('button', { name: 'Clear this device' }));
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(clearDays).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.localStorage).toHaveLength(0));
  expect(screen.queryByRole('button', { name: 'Clear this device' })).not.toBeInTheDocument();
});

it('a refused ride is removed after a question', async () => {
  const user = newUser();
  const refused = rideOf('Asha Rao', {
    refusal: { step: 'enquiry', message: 'Not allowed.', fieldErrors: {} },
  });
  jest.mocked(listRecords).mockResolvedValue([{ ...refused, state: 'refused' }]);
  await open();
  await user.click(screen.getByRole('button', { name: 'Remove the ride of Asha Rao' }));
  expect(await screen.findByRole('alertdialog', { name: 'Remove this ride?' })).toBeVisible();
  expect(removeRecord).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(removeRecord).toHaveBeenCalledWith(7);
  jest.mocked(listRecords).mockResolvedValue([]);
  await act(async () => mockDevice.tellChange());
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'On this device' })).toHaveFocus();
});

it('a device whose storage could not be opened at first is looked at again when somebody comes back: what waits shows, and is sent', async () => {
  jest.mocked(checkStorage).mockResolvedValueOnce('blocked');
  renderFrame();
  expect(await screen.findByText(/This browser keeps nothing/)).toBeVisible();
  expect(sendWaiting).not.toHaveBeenCalled();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  expect(screen.queryByText(/This browser keeps nothing/)).not.toBeInTheDocument();
  expect(sendWaiting).toHaveBeenCalledTimes(1);
});

it('the list of rides says what sending has found, whatever the browser says of the network', async () => {
  expect(navigator.onLine).toBe(true);
  jest.mocked(listRecords).mockResolvedValue([rideOf('Asha Rao', { reason: 'network' })]);
  await open();
  expect(screen.getByRole('status')).toHaveTextContent(
    'The server is not reached: rides are kept on this device',
  );
});

it('the list of rides is what the last look has found, also when an earlier look is answered after it', async () => {
  await open();
  let answer: (records: KeptRecord[]) => void = () => undefined;
  const late = jest.fn(
    () =>
      new Promise<KeptRecord[]>((resolve) => {
        answer = resolve;
      }),
  );
  jest.mocked(listRecords).mockImplementationOnce(late);
  await act(async () => mockDevice.tellChange());
  await waitFor(() => expect(late).toHaveBeenCalled());
  jest.mocked(listRecords).mockResolvedValue([]);
  await act(async () => mockDevice.tellChange());
  await waitFor(() => expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument());
  await act(async () => answer([rideOf('Asha Rao')]));
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
});

it('the lock hides the question about a ride, which has the name of its rider', async () => {
  const user = newUser();
  jest.mocked(listRecords).mockResolvedValue([{ ...rideOf('Asha Rao'), state: 'refused' }]);
  await open();
  await user.click(screen.getByRole('button', { name: 'Remove the ride of Asha Rao' }));
  await screen.findByRole('alertdialog', { name: 'Remove this ride?' });
  jest.mocked(isLocked).mockResolvedValue(true);
  await act(() => jest.advanceTimersByTimeAsync(AWAY_MS + 2_000));
  expect(await screen.findByRole('form', { name: 'Enter the PIN of this device' })).toBeVisible();
  expect(screen.queryByText(/Asha Rao/)).not.toBeInTheDocument();
});

it('the device asks for a PIN also for a ride that waits because of a fault of the server', async () => {
  jest.mocked(hasPin).mockResolvedValue(false);
  const refusal = { step: 'enquiry', message: 'down', fieldErrors: {}, isServerFault: true };
  jest.mocked(listRecords).mockResolvedValue([rideOf('Asha Rao', { refusal })]);
  renderFrame();
  expect(await screen.findByRole('form', { name: 'Choose a PIN for this device' })).toBeVisible();
});
