/** @jest-environment jsdom */
import { openSlot, type SlotProps } from '@site/shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import useSWR from 'swr';
import type { FederationSnapshot } from '../federation/snapshot';
import { contactInfo, renderShell } from '../testing/render-shell';
import { askAgain } from '../tracking/consent';
import { HEADER_END } from './header-end';

const loadExpose = jest.fn();
jest.mock('../federation/load-expose', () => ({
  loadExpose: (...args: unknown[]) => loadExpose(...args),
}));

const remote = {
  name: 'mf-checkout',
  version: '1.2.3',
  entry: '/remotes/mf-checkout/entry.js',
  routes: [],
  slots: [{ name: 'book-now' }, { name: 'enquiry-panel' }],
};
const snapshot = { id: 's', remotes: [remote] } as unknown as FederationSnapshot;

function Slot({ open, onClose }: SlotProps) {
  return open ? (
    <div role="dialog" aria-label="From the remote">
      <button type="button" onClick={onClose}>
        Close it
      </button>
    </div>
  ) : null;
}

beforeEach(() => {
  loadExpose.mockReset();
  window.scrollTo = jest.fn();
});

it('the shell loads the Book Now dialog only when it is asked for, and closes it', async () => {
  loadExpose.mockResolvedValue({ Slot });
  const { user } = renderShell({ snapshot });
  expect(loadExpose).not.toHaveBeenCalled();
  act(() => openSlot('book-now'));
  expect(loadExpose).toHaveBeenCalledWith(remote, 'slots/book-now');
  await user.click(await screen.findByRole('button', { name: 'Close it' }));
  expect(screen.queryByRole('dialog', { name: 'From the remote' })).toBeNull();
});

it('the Book Now dialog, and what it opened, are closed when the visitor goes back', async () => {
  function History({ open, onClose }: SlotProps) {
    const [asked, setAsked] = useState(false);
    const ask = () => {
      onClose();
      setAsked(true);
    };
    if (asked) return <div role="dialog" aria-label="History" />;
    return open ? (
      <button type="button" onClick={ask}>
        Check it
      </button>
    ) : null;
  }
  loadExpose.mockResolvedValue({ Slot: History });
  const { router, user } = renderShell({ snapshot });
  await act(() => router.navigate('/offers'));
  act(() => openSlot('book-now'));
  await screen.findByRole('button', { name: 'Check it' });
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('button', { name: 'Check it' })).toBeNull();

  act(() => openSlot('book-now'));
  await user.click(await screen.findByRole('button', { name: 'Check it' }));
  await act(() => router.navigate(1));
  expect(screen.queryByRole('dialog', { name: 'History' })).toBeNull();
});

describe("the Let's Talk Biking panel over a page that another page came before", () => {
  const shown = () => screen.queryByRole('dialog', { name: 'From the remote' });

  async function openOnSecondPage(offsetWidth: number) {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(offsetWidth);
    loadExpose.mockResolvedValue({ Slot });
    const { router } = renderShell({ snapshot });
    await act(() => router.navigate('/offers'));
    act(() => openSlot('enquiry-panel'));
    await waitFor(() => expect(shown()).toBeVisible());
    return {
      at: () => router.state.location.pathname,
      go: (to: number | string) => act(async () => router.navigate(to as string)),
    };
  }
  afterEach(() => jest.restoreAllMocks());

  it('is closed by Back, which stays on the page, where it covers the window', async () => {
    const { at, go } = await openOnSecondPage(window.innerWidth - 16);
    await go(-1);
    await waitFor(() => expect(shown()).toBeNull());
    expect(at()).toBe('/offers');
    await go(-1);
    expect(at()).toBe('/');
  });

  it('is closed with the way to another page, which would be below it, where it covers the window', async () => {
    const { at, go } = await openOnSecondPage(window.innerWidth - 16);
    await go('/about-us');
    expect(at()).toBe('/about-us');
    await waitFor(() => expect(shown()).toBeNull());
  });

  it('stays where the page is seen beside it, and Back leads to the page before', async () => {
    const { at, go } = await openOnSecondPage(420);
    await go(-1);
    expect(at()).toBe('/');
    expect(shown()).toBeVisible();
  });
});

it("the Let's Talk Biking panel stays open on the next page, because it blocks nothing", async () => {
  loadExpose.mockResolvedValue({ Slot });
  const { router, user } = renderShell({ snapshot });
  await user.click(screen.getByRole('button', { name: "Let's Talk Biking" }));
  await screen.findByRole('dialog', { name: 'From the remote' });
  await act(() => router.navigate('/offers'));
  expect(screen.getByRole('dialog', { name: 'From the remote' })).toBeInTheDocument();
});

it('the fault card stands in place of a dialog that does not load, and Retry loads it again', async () => {
  loadExpose.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ Slot });
  const { user } = renderShell({ snapshot });
  act(() => openSlot('book-now'));
  const dialog = await screen.findByRole('dialog', { name: 'Book Your Ride Today!' });
  expect(
    await within(dialog).findByText('This part of the page could not be loaded'),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'From the remote' })).toBeInTheDocument();
});

it("the button Let's Talk Biking opens its panel and closes it", async () => {
  loadExpose.mockResolvedValue({ Slot });
  const { user } = renderShell({ snapshot });
  const toggle = screen.getByRole('button', { name: "Let's Talk Biking" });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('dialog', { name: 'From the remote' })).toBeInTheDocument();
  await user.click(toggle);
  expect(screen.queryByRole('dialog', { name: 'From the remote' })).toBeNull();
});

it('the offers pop-up is closed when the visitor asks for the cookie choices', async () => {
  loadExpose.mockResolvedValue({ Slot });
  const offers = { ...remote, slots: [{ name: 'offers-popup' }] };
  renderShell({ snapshot: { id: 's', remotes: [offers] } as unknown as FederationSnapshot });
  await screen.findByRole('dialog', { name: 'From the remote' });
  act(askAgain);
  expect(screen.queryByRole('dialog', { name: 'From the remote' })).toBeNull();
});

/** A slot that shows one read, and asks for it when it has none. */
function OffersSlot() {
  const { data } = useSWR('readPopupOffers', async () => 'asked for', { revalidateIfStale: false });
  return <p>Offers: {data}</p>;
}

it.each([
  ['gets what a page of its own release has read, and keeps it', '1.2.3', 'read by the page'],
  ['of another release than the page asks for itself', '1.3.0', 'asked for'],
])('a slot beside a page %s', async (_what, release, offers) => {
  loadExpose.mockResolvedValue({ Slot: OffersSlot });
  const filled = { ...remote, slots: [{ name: 'offers-popup' }] };
  const { router } = renderShell({
    path: '/bikes',
    snapshot: { id: 's', remotes: [filled] } as unknown as FederationSnapshot,
    pages: [
      {
        path: '/bikes',
        handle: { remote: remote.name, release, route: '/bikes' },
        loaderData: { page: { fallback: { readPopupOffers: 'read by the page' } } },
      },
    ],
  });
  expect(await screen.findByText(`Offers: ${offers}`)).toBeVisible();
  await act(() => router.navigate('/'));
  expect(screen.getByText(`Offers: ${offers}`)).toBeVisible();
});

it.each([
  ['/form', ['offers'], true],
  ['/staff', ['offers', 'talk'], false],
] as const)(
  'the shell leaves out beside %s what the page does without',
  async (path, without, talks) => {
    loadExpose.mockResolvedValue({ Slot });
    const offers = { ...remote, slots: [{ name: 'offers-popup' }] };
    const { router } = renderShell({
      path,
      snapshot: { id: 's', remotes: [offers] } as unknown as FederationSnapshot,
      pages: [{ path, loaderData: { page: {}, without } }],
    });
    await screen.findByRole('heading', { name: path });
    expect(screen.queryAllByRole('group', { name: 'Talk to us' })).toHaveLength(talks ? 1 : 0);
    expect(screen.queryByRole('dialog', { name: 'From the remote' })).toBeNull();
    expect(loadExpose).not.toHaveBeenCalled();
    await act(() => router.navigate('/'));
    expect(screen.getByRole('group', { name: 'Talk to us' })).toBeVisible();
    expect(await screen.findByRole('dialog', { name: 'From the remote' })).toBeInTheDocument();
  },
);

it('a page for staff is framed with nothing that opens by itself, and no footer or menu', async () => {
  loadExpose.mockResolvedValue({ Slot });
  const offers = { ...remote, slots: [{ name: 'offers-popup' }] };
  const { router } = renderShell({
    path: '/staff',
    snapshot: { id: 's', remotes: [offers] } as unknown as FederationSnapshot,
    pages: [{ path: '/staff', loaderData: { page: {}, layout: 'staff' } }],
  });
  await screen.findByRole('heading', { name: '/staff' });
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Talk to us' })).toBeNull();
  expect(loadExpose).not.toHaveBeenCalled();
  await act(() => router.navigate('/'));
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

it('the shell has a fixed Call us button with the number of the contact content', async () => {
  renderShell();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: `Call us: ${contactInfo.phone}` })).toHaveAttribute(
      'href',
      'tel:+910000054321',
    ),
  );
});

it('the shell puts the page into main and lets the keyboard skip to it', () => {
  renderShell();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});

it('the shell says when the browser is offline, and stops saying it', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  renderShell();
  expect(screen.queryByText(/You are offline/)).toBeNull();
  onLine.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  onLine.mockRestore();
});

it('the shell has a page for addresses that are not there', () => {
  renderShell({ path: '/no/such/page' });
  expect(
    screen.getByRole('heading', { level: 1, name: "You've Hit a Dead Battery!" }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

it.each([
  ['visitors', {}],
  ['staff', { layout: 'staff' }],
])(
  'after the header for %s stands what the first frame of a document waits for',
  async (_for, wishes) => {
    renderShell({
      snapshot,
      path: '/place',
      pages: [{ path: '/place', loaderData: { page: {}, ...wishes } }],
    });
    await screen.findByRole('heading', { name: '/place' });
    const end = screen.getByRole('banner').nextElementSibling;
    expect(end).toHaveAttribute('id', HEADER_END);
    expect(end).not.toBeVisible();
  },
);
