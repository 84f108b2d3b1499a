import { hasPin, isLocked, type KeptRecord, listDay, listRecords } from '@site/outbox';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventFrame } from '../event/event-frame';

/** A ride of a walk-in that waits on the device. */
export const rideOf = (label: string, content: object = {}): KeptRecord => ({
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

/** Before each test the device has a PIN, is open and keeps one ride; its clock is the test's. */
export function prepareDevice(): void {
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
}

/** Somebody at the device. */
export const newUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
/** Called when the device was cleared. */
export const onCleared = jest.fn();

/** Shows the page of an event, with a form of one field. */
export const renderFrame = () =>
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

/** Shows the page of an event, and waits for what the device keeps. */
export async function open(): Promise<void> {
  renderFrame();
  await screen.findByText('Waiting to be sent:');
}
