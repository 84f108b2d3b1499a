/** @jest-environment jsdom */
import { AWAY_MS, checkPin, hasPin, isLocked, listRecords } from '@site/outbox';
import { act, screen, waitFor } from '@testing-library/react';
import { newUser, open, prepareDevice, renderFrame, rideOf } from '../testing/event-device';
import { device } from '../testing/fake-outbox';

jest.mock('@site/outbox', () => jest.requireActual('../testing/fake-outbox').fakeOutbox);
prepareDevice();

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

it('the device asks for the PIN at once when somebody comes back to a page whose timers slept', async () => {
  await open();
  jest.mocked(isLocked).mockResolvedValue(true);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('form', { name: 'Enter the PIN of this device' })).toBeVisible();
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
});

it('the device asks for a PIN also for a ride that waits because of a fault of the server', async () => {
  jest.mocked(hasPin).mockResolvedValue(false);
  const refusal = { step: 'enquiry', message: 'down', fieldErrors: {}, isServerFault: true };
  jest.mocked(listRecords).mockResolvedValue([rideOf('Asha Rao', { refusal })]);
  renderFrame();
  expect(await screen.findByRole('form', { name: 'Choose a PIN for this device' })).toBeVisible();
});

it('a new PIN that is asked for no more, because what waited was sent meanwhile, moves no focus', async () => {
  jest.mocked(hasPin).mockResolvedValue(false);
  jest.mocked(listRecords).mockResolvedValue([rideOf('Asha Rao', { reason: 'No network' })]);
  renderFrame();
  await screen.findByRole('form', { name: 'Choose a PIN for this device' });
  jest.mocked(listRecords).mockResolvedValue([]);
  await act(async () => device.tellChange());
  expect(await screen.findByRole('textbox', { name: 'Full Name' })).toBeVisible();
  expect(document.body).toHaveFocus();
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
  expect(
    await screen.findByText(/cannot check the PIN at the moment. If it is full, free some space/),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toBeEnabled());

  jest.mocked(checkPin).mockResolvedValueOnce({ isRight: true });
  jest.mocked(isLocked).mockResolvedValue(false);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  jest.mocked(console.error).mockRestore();
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
