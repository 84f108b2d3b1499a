/** @jest-environment jsdom */
import { listDealerStates, listProductTitles } from '@site/contract';
import { PageFailuresContext, setFreshDocumentCheck } from '@site/shell';
import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ApiError } from './api-error';
import { loadReader } from './load-reader';
import { useRead } from './use-read';

let answers: ((value: string | ApiError) => void)[];
const answer = (value: string | ApiError) => act(async () => answers.shift()?.(value));
const fetcher = jest.fn(
  (_signal?: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      answers.push((value) => (value instanceof ApiError ? reject(value) : resolve(value)));
    }),
);

function View() {
  const read = useRead('things', fetcher);
  return (
    <button type="button" onClick={read.retry}>
      {read.status === 'error' ? read.error.message : (read.data ?? 'loading')}
    </button>
  );
}

interface Loaded {
  fallback?: Record<string, unknown>;
  failures?: Record<string, { kind: 'http'; message: string }>;
}

function show({ fallback = {}, failures = {} }: Loaded = {}) {
  render(
    <SWRConfig value={{ provider: () => new Map(), fallback }}>
      <PageFailuresContext value={failures}>
        <View />
      </PageFailuresContext>
    </SWRConfig>,
  );
  return screen.getByRole('button');
}

beforeEach(() => {
  answers = [];
});
afterEach(() => {
  jest.useRealTimers();
});

/** A minute passes, in which the visitor looks away and comes back, and the network does. */
const aMinute = () =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(30_000);
    for (const event of ['online', 'focus']) window.dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(30_000);
  });

describe('a read in a page', () => {
  it('shows what the loader read and fetches nothing, then or later', async () => {
    jest.useFakeTimers();
    expect(show({ fallback: { things: 'from the loader' } })).toHaveTextContent('from the loader');
    await aMinute();
    expect(answers).toHaveLength(0);
  });

  it('shows a failure and does not ask again by itself while the network is there', async () => {
    jest.useFakeTimers();
    const view = show();
    await answer(new ApiError('http', 'down', 500));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(view).toHaveTextContent('down');
    expect(answers).toHaveLength(0);
  });

  it('fetches what no loader read', async () => {
    const view = show();
    expect(view).toHaveTextContent('loading');

    expect(fetcher).toHaveBeenLastCalledWith();
    await answer('fetched');
    expect(view).toHaveTextContent('fetched');
  });

  it('shows the failure of the loader and does not ask again by itself', () => {
    const view = show({ failures: { things: { kind: 'http', message: 'down' } } });
    expect(view).toHaveTextContent('down');
    expect(answers).toHaveLength(0);
  });

  it.each([
    ['the loader', { failures: { things: { kind: 'http', message: 'down' } } } as const],
    ['the view itself', {}],
  ])(
    'asks again when the browser is online again, after a failure of %s',
    async (_whose, loaded) => {
      const view = show(loaded);
      await answer(new ApiError('network', 'down'));
      expect(view).toHaveTextContent('down');

      await act(async () => window.dispatchEvent(new Event('online')));
      await answer('back again');
      expect(view).toHaveTextContent('back again');

      await act(async () => window.dispatchEvent(new Event('online')));
      expect(answers).toHaveLength(0);
    },
  );

  it('is loading while a retry runs, and ready after it', async () => {
    const view = show({ failures: { things: { kind: 'http', message: 'down' } } });

    await act(async () => view.click());
    expect(view).toHaveTextContent('loading');

    await answer('back again');
    expect(view).toHaveTextContent('back again');
  });

  it.each([
    ['a retry', () => screen.getByRole('button').click()],
    ['the browser was online again', () => window.dispatchEvent(new Event('online'))],
  ])(
    'lets a view that appears after %s ask for what the loader could not read',
    async (_what, tryAgain) => {
      function Page() {
        const first = useRead('first', fetcher);
        return first.status === 'ready' ? <View /> : <button type="button" onClick={first.retry} />;
      }
      const failure = { kind: 'http', message: 'down' } as const;
      render(
        <SWRConfig value={{ provider: () => new Map() }}>
          <PageFailuresContext value={{ first: failure, things: failure }}>
            <Page />
          </PageFailuresContext>
        </SWRConfig>,
      );

      await act(async () => void tryAgain());
      await answer('the first');
      await answer('the things');

      expect(screen.getByRole('button')).toHaveTextContent('the things');
    },
  );

  it('is an error again when the retry fails too', async () => {
    const view = show({ failures: { things: { kind: 'http', message: 'down' } } });

    await act(async () => view.click());
    await answer(new ApiError('network', 'still down'));

    expect(view).toHaveTextContent('still down');
  });

  it('asks again when the browser is online again without leaving the document, though what parses its answer was lost', async () => {
    const check = jest.fn(async () => true);
    setFreshDocumentCheck(check);
    const lost = { ...listDealerStates, answer: () => Promise.reject(new Error('gone')) };
    await expect(loadReader(lost)).rejects.toBeInstanceOf(ApiError);
    const view = show();
    await answer(new ApiError('network', 'down'));
    await act(async () => window.dispatchEvent(new Event('online')));
    await answer('back again');
    expect(view).toHaveTextContent('back again');
    expect(check).not.toHaveBeenCalled();
    setFreshDocumentCheck(undefined);
    await loadReader(listDealerStates);
  });

  it('that has its data is read again without leaving the document, though what parses another answer was lost', async () => {
    const check = jest.fn(async () => true);
    setFreshDocumentCheck(check);
    const lost = { ...listDealerStates, answer: () => Promise.reject(new Error('gone')) };
    await expect(loadReader(lost)).rejects.toBeInstanceOf(ApiError);
    const view = show({ fallback: { things: 'from the loader' } });
    await act(async () => view.click());
    await answer('as it is now');
    expect(view).toHaveTextContent('as it is now');
    expect(check).not.toHaveBeenCalled();
    setFreshDocumentCheck(undefined);
    // The next script that comes ends the count.
    await loadReader(listProductTitles);
  });

  it('asks the host whether only a new document can bring what parses its answer, once that was lost, from the second loss on for want of another address', async () => {
    const check = jest.fn(async (_areAddressesUsedUp: boolean) => false);
    setFreshDocumentCheck(check);
    const answers = jest.fn(listDealerStates.answer);
    for (const _loss of [1, 2]) answers.mockRejectedValueOnce(new Error('chunk answers is gone'));
    const lost = { ...listDealerStates, answer: answers };
    function Reader() {
      const read = useRead('lost', async () => String(await loadReader(lost)));
      return (
        <button type="button" onClick={read.retry}>
          {read.status}
        </button>
      );
    }
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Reader />
      </SWRConfig>,
    );
    for (const losses of [1, 2]) {
      await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('error'));
      expect(check).toHaveBeenCalledTimes(losses - 1);
      await act(async () => screen.getByRole('button').click());
    }
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('ready'));
    expect(check.mock.calls).toEqual([[false], [true]]);
    await act(async () => screen.getByRole('button').click());
    expect(check).toHaveBeenCalledTimes(2);
    setFreshDocumentCheck(undefined);
  });
});
