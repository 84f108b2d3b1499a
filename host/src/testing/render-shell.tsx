import { listProductTitles, readBrochures, readContactInfo, readNavigation } from '@site/contract';
import { createMemoryRouter, Outlet, RouterProvider } from '@site/router';
import { answerOf, callOf, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { RemotesProvider } from '../federation/remotes-context';
import type { FederationSnapshot } from '../federation/snapshot';
import type { MeasuredPage } from '../field-figures/figure';
import { NotFoundPage } from '../shell/not-found-page';
import { ShellLayout } from '../shell/shell-layout';
import { ThemeRoot } from '../theme/theme-root';
import navigation from './sample-navigation.json';

export const contactInfo = {
  company_name: 'Vayu Motors Private Limited',
  phone: '+91 00000 54321',
  email: 'hello@vayu.example',
  working_hours: '9 to 6',
  social_links: {
    facebook: 'https://facebook.example/vayu',
    instagram: 'https://instagram.example/vayu',
    linkedin: 'https://linkedin.example/vayu',
    twitter: 'https://twitter.example/vayu',
    youtube: 'https://youtube.example/vayu',
  },
  address: {
    street: 'Road 1',
    city: 'Hyderabad',
    district: 'Hyderabad',
    state: 'Telangana',
    country: 'India',
    pincode: '500001',
    latitude: null,
    longitude: null,
  },
};

export const NAVIGATION = callOf(readNavigation);
export const TITLES = callOf(listProductTitles);
export const CONTACT = callOf(readContactInfo);
export const BROCHURES = callOf(readBrochures);

const answers: Record<string, FakeAnswer> = {
  [BROCHURES]: answerOf(readBrochures, [
    { name: 'Vayu One', url: '/static/brochures/vayu-one.pdf' },
  ]),
};

/** What the server hands over; a test that answers the call itself gets no such data. */
const fallbacks = {
  [NAVIGATION]: { readNavigation: navigation },
  [TITLES]: { listProductTitles: ['Vayu One', 'Vayu Marut'] },
  [CONTACT]: { readContactInfo: contactInfo },
};

const page = (title: string) => <h1>{title}</h1>;

interface Options {
  path?: string;
  answers?: Record<string, FakeAnswer>;
  snapshot?: FederationSnapshot;
  /** Further pages with what the host's loader gives them, and which release they are of. */
  pages?: readonly { path: string; handle?: MeasuredPage; loaderData: unknown }[];
}

/** The shell around a few plain pages, on a fake API. For tests. */
export function renderShell({
  path = '/',
  answers: own = {},
  snapshot = { id: 'test', remotes: [] },
  pages = [],
}: Options = {}) {
  const api = fakeApi({ ...answers, ...own });
  const router = createMemoryRouter(
    [
      {
        element: (
          <ShellLayout>
            <Outlet />
          </ShellLayout>
        ),
        children: [
          { path: '/', element: page('Ride the wind') },
          {
            path: '/offers',
            element: (
              <>
                {page('Hot Deals')}
                <section id="terms">
                  <h2>Terms of the offers</h2>
                </section>
              </>
            ),
          },
          { path: '/product/:id', element: page('Vayu One') },
          { path: '/test-ride', element: page('Book a Test Ride') },
          ...pages.map((own) => ({
            path: own.path,
            handle: own.handle,
            element: page(own.path),
            loader: () => own.loaderData,
          })),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const fallback = {
    ...(own[NAVIGATION] ? {} : fallbacks[NAVIGATION]),
    ...(own[TITLES] ? {} : fallbacks[TITLES]),
    ...(own[CONTACT] ? {} : fallbacks[CONTACT]),
  };
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), fallback }}>
      <RemotesProvider value={{ snapshot, all: async () => snapshot }}>
        <ThemeRoot>
          <RouterProvider router={router} />
        </ThemeRoot>
      </RemotesProvider>
    </SWRConfig>,
  );
  return { ...view, api, router, user: userEvent.setup() };
}
