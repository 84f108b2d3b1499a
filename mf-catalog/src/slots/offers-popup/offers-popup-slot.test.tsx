/** @jest-environment jsdom */
import { readPopupOffers } from '@site/contract';
import { createMemoryRouter, RouterProvider } from '@site/router';
import { answerOf, callOf, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { image } from '../../testing/sample-catalog';
import { Slot } from './offers-popup-slot';

const TITLE = 'Discover Incredible Savings Today';
const some: FakeAnswer = answerOf(readPopupOffers, [
  { offer_image: image('gt'), offer_title: '₹10,000 off' },
]);

function Shell() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <main id="main" tabIndex={-1}>
        <button type="button">Elsewhere</button>
      </main>
      <Slot open={open} onClose={() => setOpen(false)} payload={{}} />
    </>
  );
}

async function openSite(answer: FakeAnswer = some) {
  const api = fakeApi({ [callOf(readPopupOffers)]: answer });
  const router = createMemoryRouter([
    { path: '/', element: <Shell /> },
    { path: '/offers', element: <p>The offers page</p> },
  ]);
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await pass(0);
  return { api, ...view };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Tells the page's own timing: when its load event was over. */
const loadedAt = (loadEventEnd: number) =>
  Object.assign(performance, { getEntriesByType: () => [{ loadEventEnd }] });

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(0);
  loadedAt(0);
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('offers pop-up', () => {
  it('opens 1.2 s after load and takes no focus', async () => {
    await openSite();
    await pass(1_199);
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument();
    expect(screen.getByText('₹10,000 off')).toBeInTheDocument();
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to the offers', async () => {
    await openSite();
    await pass(1_200);
    expect(screen.getByRole('link', { name: 'Explore Offers' })).toHaveAttribute('href', '/offers');
    fireEvent.click(screen.getByRole('link', { name: 'Explore Offers' }));
    await pass(0);
    expect(screen.getByText('The offers page')).toBeInTheDocument();
  });

  it('closes after 60 s', async () => {
    await openSite();
    await pass(1_200);
    await pass(59_999);
    expect(screen.getByText(TITLE)).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });

  it('does not close under the focus of a visitor who is in it', async () => {
    await openSite();
    await pass(1_200);
    const close = screen.getByRole('button', { name: 'Close offers' });
    act(() => close.focus());
    await pass(60_000);
    expect(screen.getByText(TITLE)).toBeInTheDocument();
    act(() => close.blur());
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });

  it('closes by its button and by Escape', async () => {
    const first = await openSite();
    await pass(1_200);
    fireEvent.click(screen.getByRole('button', { name: 'Close offers' }));
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    first.unmount();

    window.sessionStorage.clear();
    await openSite();
    await pass(1_200);
    fireEvent.keyDown(screen.getByRole('link', { name: 'Explore Offers' }), { key: 'Escape' });
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });

  it('closes by Escape that is pressed elsewhere, unless that closed something else', async () => {
    await openSite();
    await pass(1_200);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(elsewhere, { key: 'Escape' });
    expect(screen.getByText(TITLE)).toBeInTheDocument();
    fireEvent.keyDown(elsewhere, { key: 'Escape' });
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });

  it('counts from the load of the page, not from its own', async () => {
    await pass(5_000);
    loadedAt(performance.now());
    await pass(700);
    await openSite();
    await pass(499);
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText(TITLE)).toBeInTheDocument();
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close offers' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' })],
  ])('closed by %s, it gives the focus back to where it came from', async (_by, close) => {
    await openSite();
    await pass(1_200);
    const before = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => before.focus());
    act(() => screen.getByRole('button', { name: 'Close offers' }).focus());
    act(() => screen.getByRole('link', { name: 'Explore Offers' }).focus());
    act(() => close());
    expect(before).toHaveFocus();
  });

  it('gives the focus to the page when it came from nowhere, or from what is gone', async () => {
    const { unmount } = await openSite();
    await pass(1_200);
    act(() => screen.getByRole('button', { name: 'Close offers' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Close offers' }));
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();

    window.sessionStorage.clear();
    await openSite();
    await pass(1_200);
    const before = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => before.focus());
    act(() => screen.getByRole('button', { name: 'Close offers' }).focus());
    before.remove();
    fireEvent.click(screen.getByRole('button', { name: 'Close offers' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the focus of a visitor who is elsewhere alone', async () => {
    await openSite();
    await pass(1_200);
    const before = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => before.focus());
    fireEvent.click(screen.getByRole('button', { name: 'Close offers' }));
    expect(before).toHaveFocus();
  });

  it('shows once per session and does not even ask for offers again', async () => {
    const first = await openSite();
    await pass(1_200);
    expect(screen.getByText(TITLE)).toBeInTheDocument();
    first.unmount();
    const { api } = await openSite();
    await pass(5_000);
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    expect(api.calls).toHaveLength(0);
  });

  it.each([
    ['there are no offers', answerOf(readPopupOffers, [])],
    ['the offers cannot be read', { status: 500 }],
  ])('stays away when %s', async (_case, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openSite(answer);
    await pass(5_000);
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
  });
});
