/** @jest-environment jsdom */
import { createMemoryRouter, Outlet, RouterProvider } from '@site/router';
import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { usePlaces } from './use-places';

let showPlace: () => void;
const setScrollY = (value: number) =>
  Object.defineProperty(window, 'scrollY', { value, configurable: true });

function Places() {
  showPlace = usePlaces();
  return null;
}

/** A page that is shorter than the one before: the browser moves the window as soon as it appears. */
function ShortPage() {
  useLayoutEffect(() => {
    setScrollY(120);
    window.dispatchEvent(new Event('scroll'));
  }, []);
  return null;
}

it('the place of a page is kept when a shorter one follows', async () => {
  window.scrollTo = jest.fn((_left: number, top: number) =>
    setScrollY(top),
  ) as unknown as typeof window.scrollTo;
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Places />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <p>Long</p> },
        { path: '/short', element: <ShortPage /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  setScrollY(840);
  window.dispatchEvent(new Event('scroll'));

  await act(() => router.navigate('/short'));
  showPlace();
  expect(window.scrollY).toBe(0);
  await act(() => router.navigate(-1));
  showPlace();
  expect(window.scrollY).toBe(840);
});
