/** @jest-environment jsdom */

import { setFreshDocumentCheck } from '@site/shell';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog, preloadDialog } from './dialog';
import { createLate } from './late';
import { OverlayFault } from './overlay-fault';
import { ViewError } from './view-state';

const Note = ({ open }: { open: boolean }) =>
  open ? (
    <label>
      Here
      <input />
    </label>
  ) : null;

const views = {
  Waiting: () => <p>On its way</p>,
  Failed: ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
    <ViewError message="Not here" onRetry={onRetry} busy={busy} />
  ),
};

const lost = () => Promise.reject(new Error('offline'));

/** Code that arrives when the test says so. */
function onTheWay() {
  let arrive: () => void = () => undefined;
  const promise = new Promise<typeof Note>((resolve) => {
    arrive = () => resolve(Note);
  });
  return { promise, arrive };
}

const again = () => screen.getByRole('button', { name: 'Try Again' });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  setFreshDocumentCheck(undefined);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a component that comes late', () => {
  it('is nothing while it is closed, and loads nothing', () => {
    const load = jest.fn();
    const { Late } = createLate(load, views);
    const { container } = render(<Late open={false} />);
    expect(container).toBeEmptyDOMElement();
    expect(load).not.toHaveBeenCalled();
  });

  it('shows once it is here, and at once when it was loaded before', async () => {
    const dialog = <Dialog open>Where to?</Dialog>;
    const { unmount } = render(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('dialog')).toHaveTextContent('Where to?');
    unmount();

    await preloadDialog();
    render(dialog);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('has its stand-in in its place while its code is on the way, and only then', async () => {
    const { Late } = createLate(async () => Note, views);
    const { rerender } = render(<Late open={false} />);
    expect(screen.queryByText('On its way')).toBeNull();
    rerender(<Late open />);
    expect(screen.getByText('On its way')).toBeVisible();
    expect(await screen.findByText('Here')).toBeVisible();
    expect(screen.queryByText('On its way')).toBeNull();
  });
});

describe('a late component whose code is lost', () => {
  it('says so, and asks again when the visitor wants it, never by itself', async () => {
    jest.useFakeTimers();
    const load = jest.fn(async () => Note).mockImplementationOnce(lost);
    const { Late } = createLate(load, views);
    render(<Late open />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not here');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();

    await userEvent.click(again());
    expect(await screen.findByText('Here')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus on its button while it asks, and hands it to what comes', async () => {
    const { promise, arrive } = onTheWay();
    const load = jest
      .fn(() => promise)
      .mockImplementationOnce(lost)
      .mockImplementationOnce(lost);
    const { Late } = createLate(load, views);
    render(<Late open />);
    await screen.findByRole('alert');
    await userEvent.click(again());
    expect(await screen.findByRole('button', { name: 'Try Again' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Loading...' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
    await act(async () => arrive());
    expect(screen.getByText('Here')).toBeVisible();
    await userEvent.tab();
    expect(screen.getByLabelText('Here')).toHaveFocus();
  });

  it('leaves the focus where the visitor has taken it', async () => {
    const { promise, arrive } = onTheWay();
    const load = jest.fn(() => promise).mockImplementationOnce(lost);
    const { Late } = createLate(load, views);
    render(
      <>
        <input aria-label="City" />
        <Late open />
      </>,
    );
    await screen.findByRole('alert');
    await userEvent.click(again());
    await userEvent.click(screen.getByLabelText('City'));
    await act(async () => arrive());
    expect(screen.getByText('Here')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveFocus();
  });

  it('is asked for anew when it is opened again', async () => {
    const load = jest.fn(async () => Note).mockImplementationOnce(lost);
    const { Late } = createLate(load, views);
    const { rerender } = render(<Late open />);
    await screen.findByRole('alert');
    rerender(<Late open={false} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<Late open />);
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('is not asked for again by itself when it was lost a moment before, ahead of time', async () => {
    const load = jest.fn(async () => Note).mockImplementationOnce(lost);
    const { Late, preload } = createLate(load, views);
    await expect(preload()).rejects.toThrow('offline');
    render(<Late open />);
    await screen.findByRole('alert');
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(again());
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('is asked for again when it was lost long before it was opened', async () => {
    jest.useFakeTimers();
    const load = jest.fn(async () => Note).mockImplementationOnce(lost);
    const { Late, preload } = createLate(load, views);
    await expect(preload()).rejects.toThrow('offline');
    await jest.advanceTimersByTimeAsync(6_000);
    render(<Late open />);
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('says so too when the answer does not come, and shows when it comes after all', async () => {
    jest.useFakeTimers();
    const { promise, arrive } = onTheWay();
    const { Late } = createLate(() => promise, views);
    render(<Late open />);
    expect(screen.getByText('On its way')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Not here');
    await act(async () => arrive());
    expect(screen.getByText('Here')).toBeVisible();
  });

  it('asks the host whether only a new document can bring it, from the second loss on for want of another address', async () => {
    const check = jest.fn(async (_areAddressesUsedUp: boolean) => false);
    setFreshDocumentCheck(check);
    const { Late } = createLate(jest.fn(lost), views);
    render(<Late open />);
    await screen.findByRole('alert');
    expect(check).not.toHaveBeenCalled();
    for (const losses of [1, 2]) {
      await userEvent.click(again());
      await waitFor(() => expect(check).toHaveBeenCalledTimes(losses));
      await screen.findByRole('button', { name: 'Try Again' });
    }
    expect(check.mock.calls).toEqual([[false], [true]]);
  });

  it('counts code that first does not come and then is lost as lost once', async () => {
    jest.useFakeTimers();
    const check = jest.fn(async (_areAddressesUsedUp: boolean) => false);
    setFreshDocumentCheck(check);
    let lose: (error: Error) => void = () => undefined;
    const load = () => new Promise<never>((_resolve, reject) => (lose = reject));
    const { Late } = createLate(load, views);
    render(<Late open />);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Not here');
    await act(async () => lose(new Error('offline')));
    jest.useRealTimers();
    for (const _try of [1, 2]) {
      await userEvent.click(again());
      await act(async () => lose(new Error('offline')));
    }
    expect(check.mock.calls).toEqual([[false], [true]]);
  });

  it('above the page is a card with Retry that can be closed', async () => {
    const close = jest.fn();
    const load = jest.fn(async () => Note as (props: Overlay) => ReturnType<typeof Note>);
    const { Late } = createLate(load.mockImplementationOnce(lost), { Failed: OverlayFault });
    render(<Late open onClose={close} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This part of the page could not be loaded',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here')).toBeVisible();
  });
});

interface Overlay {
  open: boolean;
  onClose: () => void;
}
