/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { ROUTE_SPINNER_MS } from './route-change';

const scrollTo = jest.fn((_left: number, top: number) => setScrollY(top));
const setScrollY = (value: number) =>
  Object.defineProperty(window, 'scrollY', { value, configurable: true });
const spinner = () => screen.queryByRole('progressbar', { name: 'Loading page' });

beforeEach(() => {
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  setScrollY(0);
  scrollTo.mockClear();
});
afterEach(() => jest.useRealTimers());

async function goTo(path: string) {
  const { router } = renderShell();
  jest.useFakeTimers();
  await act(() => router.navigate(path));
  return router;
}

it('the first page of a visit is shown without spinner, scrolling or a change of the focus', () => {
  renderShell();
  expect(spinner()).toBeNull();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Ride the wind' })).not.toHaveFocus();
});

it('a change of page scrolls to the top and covers the page with the spinner for one second', async () => {
  expect(ROUTE_SPINNER_MS).toBe(1000);
  await goTo('/offers');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(spinner()).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(999));
  expect(spinner()).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(spinner()).toBeNull();
});

it('a change of page then moves the focus to the new heading and announces it', async () => {
  await goTo('/offers');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('heading', { name: 'Hot Deals' })).toHaveFocus();
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Hot Deals')).toBe(
    true,
  );
});

it('a step back leads to the place where the page was left', async () => {
  const { router } = renderShell();
  setScrollY(840);
  window.dispatchEvent(new Event('scroll'));
  jest.useFakeTimers();
  await act(() => router.navigate('/offers'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  act(() => jest.advanceTimersByTime(1000));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 840);
});

it('an address whose fragment names a part of the page leads to that part, and its heading gets the focus', async () => {
  const shown: Element[] = [];
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this);
  };
  await goTo('/offers#terms');
  act(() => jest.advanceTimersByTime(1000));
  const part = screen.getByRole('heading', { name: 'Terms of the offers' });
  expect(shown.at(-1)).toBe(part.parentElement);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(part).toHaveFocus();
});

it('a step back closes an open dialog before the page is left', async () => {
  const { router } = renderShell();
  await act(() => router.navigate('/offers'));
  // The shell hears of the dialog by an observer, outside of the click: `act` waits for that too.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open menu' })));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  expect(router.state.location.pathname).toBe('/offers');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});

it('a step back closes an open dialog before the choice in the address changes', async () => {
  const { router } = renderShell();
  await act(() => router.navigate('/offers?state=kerala'));
  await act(() => router.navigate('/offers?state=goa'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open menu' })));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  expect(router.state.location.search).toBe('?state=goa');
});

it('a new query or hash for the same page is taken without spinner or scrolling', async () => {
  const router = await goTo('/?src=ad#book-now');
  expect(router.state.location.search).toBe('?src=ad');
  expect(spinner()).toBeNull();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('a change of page leaves the focus to a visitor who has opened a menu of the header meanwhile', async () => {
  await goTo('/offers');
  act(() => jest.advanceTimersByTime(500));
  const menu = screen.getByRole('button', { name: 'Products' });
  fireEvent.pointerDown(menu);
  act(() => menu.focus());
  fireEvent.click(menu);
  act(() => jest.advanceTimersByTime(500));
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(menu).toHaveFocus();
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Hot Deals')).toBe(
    true,
  );
});

it.each(['Control', 'PageDown'])(
  'a change of page moves the focus to the new heading also after the key %s, which uses nothing',
  async (key) => {
    const { router } = renderShell();
    jest.useFakeTimers();
    const link = screen.getAllByRole('link', { name: 'Offers' })[0] as HTMLElement;
    act(() => link.focus());
    await act(() => router.navigate('/offers'));
    fireEvent.keyDown(link, { key });
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('heading', { name: 'Hot Deals' })).toHaveFocus();
  },
);
