/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { EventFrame } from './event-frame';

const mockNetwork = { isThere: false };

jest.mock('./event-panel', () => {
  if (!mockNetwork.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return { EventPanel: () => <p>Recorded today: 0</p> };
});

it('what waits on the device is shown, and sent, also where its code was lost on the network at first', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const nothing = () => undefined;
  const told = { onEdit: nothing, onRemoved: nothing, onCleared: nothing };
  await act(async () => {
    render(
      <EventFrame form="walk-in" {...told}>
        <input aria-label="Full Name" />
      </EventFrame>,
    );
  });
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  expect(screen.queryByText('Recorded today: 0')).not.toBeInTheDocument();
  mockNetwork.isThere = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Recorded today: 0')).toBeVisible();
  jest.mocked(console.info).mockRestore();
});
