/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useIdle } from './use-idle';

function Page() {
  return <p>{useIdle() ? 'idle' : 'busy'}</p>;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const readyState = jest.spyOn(document, 'readyState', 'get');
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('an idle page is one whose load has ended, and after it an idle moment came', () => {
  readyState.mockReturnValue('interactive');
  render(<Page />);
  pass(60_000);
  expect(screen.getByText('busy')).toBeInTheDocument();
  readyState.mockReturnValue('complete');
  fireEvent.load(window);
  expect(screen.getByText('busy')).toBeInTheDocument();
  pass(1_000);
  expect(screen.getByText('idle')).toBeInTheDocument();
});

it('an idle page that is loaded already waited for an idle moment only', () => {
  readyState.mockReturnValue('complete');
  render(<Page />);
  expect(screen.getByText('busy')).toBeInTheDocument();
  pass(1_000);
  expect(screen.getByText('idle')).toBeInTheDocument();
});
