/** @jest-environment jsdom */
import { keptDraft } from '@site/forms';
import { clearDays, clearRecords, forgetPin, hasPin, listRecords } from '@site/outbox';
import { act, screen, waitFor } from '@testing-library/react';
import { newUser, onCleared, open, prepareDevice } from '../testing/event-device';
import { device } from '../testing/fake-outbox';

jest.mock('@site/outbox', () => jest.requireActual('../testing/fake-outbox').fakeOutbox);
prepareDevice();

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
  expect(device.tellOthers).toHaveBeenCalledTimes(1);
  expect(window.localStorage).toHaveLength(0);
  expect(window.sessionStorage).toHaveLength(0);
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear this device' })).not.toBeInTheDocument();
});

it('a device that cannot be cleared, as an iPad whose disk is full, says so until it is cleared', async () => {
  const user = newUser();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(clearRecords).mockRejectedValueOnce(new DOMException('No reason', 'AbortError'));
  await open();
  const clear = async () => {
    await user.click(screen.getByRole('button', { name: 'Clear this device' }));
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  };
  await clear();
  expect(screen.getByRole('alert')).toHaveTextContent(/^This device was not cleared/);
  expect(onCleared).not.toHaveBeenCalled();
  await clear();
  expect(screen.queryByText(/was not cleared/)).not.toBeInTheDocument();
  expect(onCleared).toHaveBeenCalledTimes(1);
});

it('a device that is cleared in one window leaves nothing of what is being typed in another', async () => {
  const user = newUser();
  keptDraft('walk-in').writeTyped(['name'], { name: 'Bina Das' });
  await open();
  await user.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Asha Rao');
  await act(async () => device.tellCleared());
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
  expect(window.sessionStorage).toHaveLength(0);
  expect(onCleared).toHaveBeenCalledTimes(1);
  // It is told once, by the window in which it was done.
  expect(device.tellOthers).not.toHaveBeenCalled();
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
