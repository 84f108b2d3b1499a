import { brand } from '@site/brand';
import type { RouteObject } from '@site/router';
import { lazy, Suspense } from 'react';
import type { HostPageData } from './shell-data';

const designSystem = (): HostPageData => ({
  page: {
    status: 200,
    fallback: {},
    head: {
      title: `Design system | ${brand.name}`,
      description: 'Every part of the design system in both themes.',
      noIndex: true,
    },
  },
});

const DevUi =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => ({ default: (await import('../dev/dev-ui-page')).DevUiPage }))
    : null;

/** Pages for developers. A production build knows the condition and leaves the page's code out. */
export const devRoutes: RouteObject[] = DevUi
  ? [
      {
        id: 'dev-ui',
        path: '/dev/ui',
        loader: designSystem,
        element: (
          <Suspense>
            <DevUi />
          </Suspense>
        ),
      },
    ]
  : [];
