/** @jest-environment jsdom */
import { useAnnounced } from '@site/shell';
import { act, render, renderHook, screen } from '@testing-library/react';
import { useRecordOutcome } from './use-record-outcome';

const Shell = () => <div role="status">{useAnnounced()}</div>;

it('a ride whose form was left while it was recorded is told over the page that is open then', () => {
  render(<Shell />);
  const { result, unmount } = renderHook(useRecordOutcome);
  const { show } = result.current;
  unmount();
  act(() => show({ ok: true, data: { isKept: true } }, 'website'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Kept on this device' +
      'The server cannot be reached now. The ride is sent by itself as soon as it can.',
  );
});

it('a ride whose form is still open is told there', () => {
  render(<Shell />);
  const { result } = renderHook(useRecordOutcome);
  act(() => result.current.show({ ok: true, data: { isKept: true } }, 'website'));
  expect(result.current.outcome?.title).toBe('Kept on this device');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
