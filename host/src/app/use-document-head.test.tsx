/** @jest-environment jsdom */
import { createMemoryRouter, Outlet, RouterProvider } from '@site/router';
import { setRuntimeConfig } from '@site/shell';
import { act, render, waitFor } from '@testing-library/react';
import { writeConsent } from '../tracking/consent';
import { TrackingRoot } from '../tracking/tracking-root';
import { useDocumentHead } from './use-document-head';

jest.mock('web-vitals');

function Shell() {
  useDocumentHead();
  return (
    <>
      <Outlet />
      <TrackingRoot />
    </>
  );
}

const page = (path: string, title: string) => ({
  path,
  element: <h1>{title}</h1>,
  loader: async () => ({ page: { fallback: {}, head: { title, description: `All of ${title}` } } }),
});

async function open(trackingId = '') {
  setRuntimeConfig({ siteOrigin: 'https://site.test', apiOrigin: '', app: 'ev', trackingId });
  const router = createMemoryRouter([
    {
      element: <Shell />,
      hydrateFallbackElement: <></>,
      children: [page('/', 'Home'), page('/offers', 'Hot Deals')],
    },
  ]);
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

beforeEach(() => {
  document.head.innerHTML =
    '<title>Vayu</title><meta name="description" content="could not be loaded"><link rel="canonical" href="https://site.test/">';
});

it('a page that the browser makes in the place of plain words has its own title and description', async () => {
  await open();
  expect(document.title).toBe('Home');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    'All of Home',
  );
});

it('a view of a page is told to the ads tag when the document has the title of that page', async () => {
  writeConsent('granted');
  const viewed: string[] = [];
  const queue: unknown[] = [];
  queue.push = (command: ArrayLike<unknown>) => {
    if (command[1] === 'page_view') viewed.push(document.title);
    return 0;
  };
  window.dataLayer = queue;
  const router = await open('AW-1');
  await waitFor(() => expect(viewed).toEqual(['Home']));
  await act(() => router.navigate('/offers'));
  expect(viewed).toEqual(['Home', 'Hot Deals']);
});
