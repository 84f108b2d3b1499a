/** @jest-environment jsdom */
import {
  checkStorage,
  isLocked,
  type KeptRecord,
  listDay,
  listRecords,
  removeRecord,
  sendWaiting,
} from '@site/outbox';
import { act, screen, waitFor } from '@testing-library/react';
import { newUser, open, prepareDevice, renderFrame, rideOf } from '../testing/event-device';
import { device } from '../testing/fake-outbox';

jest.mock('@site/outbox', () => jest.requireActual('../testing/fake-outbox').fakeOutbox);
prepareDevice();

it('what was recorded today is counted anew when somebody comes back to a page that was open overnight', async () => {
  const ride = { id: 1, day: '2026-11-22', time: '18:10', columns: {} };
  jest.mocked(listDay).mockResolvedValue([ride]);
  await open();
  expect(screen.getByText('Recorded today:')).toHaveTextContent('Recorded today: 1');
  jest.mocked(listDay).mockResolvedValue([]);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Recorded today:')).toHaveTextContent('Recorded today: 0');
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
  await act(async () => device.tellChange());
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

describe('a device whose storage the browser gives this page no more, as Safari after its storage has ended', () => {
  const words = /What waits is still there/;
  const lose = () => {
    jest.mocked(checkStorage).mockResolvedValue('lost');
    return act(async () => device.tellChange());
  };
  afterEach(() => jest.mocked(checkStorage).mockResolvedValue('ready'));

  it('says that the page is to be loaded again, and neither that nothing waits nor that it can be cleared', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Clear this device' })).toBeVisible();
    await lose();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    expect(screen.queryByText('Waiting to be sent:')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear this device' })).not.toBeInTheDocument();
  });

  it('stays locked by its PIN', async () => {
    jest.mocked(isLocked).mockResolvedValue(true);
    renderFrame();
    expect(await screen.findByLabelText('PIN')).toBeVisible();
    await lose();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByLabelText('PIN')).toBeVisible();
  });

  it('shows what waits as soon as it is there again', async () => {
    await open();
    await lose();
    jest.mocked(checkStorage).mockResolvedValue('ready');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
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
  await act(async () => device.tellChange());
  await waitFor(() => expect(late).toHaveBeenCalled());
  jest.mocked(listRecords).mockResolvedValue([]);
  await act(async () => device.tellChange());
  await waitFor(() => expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument());
  await act(async () => answer([rideOf('Asha Rao')]));
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
});
