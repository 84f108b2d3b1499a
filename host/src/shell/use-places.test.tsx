/** @jest-environment jsdom */
import { createBrowserRouter, createMemoryRouter, Outlet, RouterProvider } from '@site/router';
import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { usePlaces } from './use-places';

let showPlace: () => void;
const setScrollY = (value: number) =>
  Object.defineProperty(window, 'scrollY', { value, configurable: true });

/** As a visitor, or the browser by itself, moves the window. */
function scrollTo(place: number): void {
  setScrollY(place);
  window.dispatchEvent(new Event('scroll'));
}

function Places() {
  showPlace = usePlaces();
  return null;
}

/** A page that is shorter than the one before: the browser moves the window as soon as it appears. */
function ShortPage() {
  useLayoutEffect(() => scrollTo(120), []);
  return null;
}

const routes = [
  {
    element: (
      <>
        <Places />
        <Outlet />
      </>
    ),
    children: [
      { path: '/', loader: async () => null, element: <p>Long</p> },
      { path: '/short', element: <ShortPage /> },
      { path: '/other', element: <p>Other</p> },
    ],
    hydrateFallbackElement: <></>,
  },
];

beforeEach(() => {
  setScrollY(0);
  // A window that is moved says so only when it was elsewhere before.
  window.scrollTo = ((_left: number, top: number) => {
    if (window.scrollY !== top) scrollTo(top);
  }) as typeof window.scrollTo;
});

async function show<R extends ReturnType<typeof createMemoryRouter>>(router: R): Promise<R> {
  cleanup();
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

it('the place of a page is kept when a shorter one follows', async () => {
  const router = await show(createMemoryRouter(routes));
  scrollTo(840);
  await act(() => router.navigate('/short'));
  showPlace();
  expect(window.scrollY).toBe(0);
  await act(() => router.navigate(-1));
  showPlace();
  expect(window.scrollY).toBe(840);
});

it('the place of a page is kept when a choice of its address changes after the last scrolling', async () => {
  const router = await show(createMemoryRouter(routes));
  scrollTo(840);
  await act(() => router.navigate('/?colour=red', { replace: true }));
  await act(() => router.navigate('/other'));
  showPlace();
  await act(() => router.navigate(-1));
  showPlace();
  expect(window.scrollY).toBe(840);
});

describe("with the browser's own history", () => {
  let router: ReturnType<typeof createBrowserRouter>;
  beforeEach(async () => {
    window.history.replaceState(null, '', '/');
    router = await show(createBrowserRouter(routes));
  });
  afterEach(() => router.dispose());

  /** As Back and Forward do; the router says when the page is there. */
  async function goBy(steps: number, pathname: string): Promise<void> {
    await act(
      () =>
        new Promise<void>((resolve) => {
          const stop = router.subscribe(({ navigation, location }) => {
            if (navigation.state !== 'idle' || location.pathname !== pathname) return;
            stop();
            resolve();
          });
          window.history.go(steps);
        }),
    );
    showPlace();
  }

  /** Browsers move what they still show to the place of the page that is on its way. */
  function movedByBrowser(place: number): void {
    window.addEventListener('popstate', () => scrollTo(place), { once: true });
  }

  it('a page that is left by Back is found by Forward where it was left, though the browser has moved it meanwhile', async () => {
    scrollTo(800);
    await act(() => router.navigate('/other'));
    showPlace();
    scrollTo(1500);
    movedByBrowser(800);
    await goBy(-1, '/');
    expect(window.scrollY).toBe(800);
    await goBy(1, '/other');
    expect(window.scrollY).toBe(1500);
  });

  it("the place of the visit's first page is not that of an anchor on a later page", async () => {
    scrollTo(500);
    await act(() => router.navigate('/other'));
    showPlace();
    // What a plain link to a part of the page does: an entry of the history that the router did not make.
    await act(async () => {
      window.history.pushState(null, '', '/other#part');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    scrollTo(3000);
    await goBy(-1, '/other');
    await goBy(-1, '/');
    expect(window.scrollY).toBe(500);
  });

  it('Back leads to where the browser remembers that the page was left, once another page was loaded again', async () => {
    scrollTo(800);
    await act(() => router.navigate('/other'));
    showPlace();
    router.dispose();
    router = await show(createBrowserRouter(routes));
    movedByBrowser(800);
    await goBy(-1, '/');
    expect(window.scrollY).toBe(800);
  });
});
