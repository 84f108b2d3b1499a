import { listOffers, loadAll, readFinePrint } from '@site/api-client';
import { OFFERS_PATH } from '@site/links';
import type { PageLoader } from '@site/shell';
import { buildBreadcrumbLd, pageTitle } from '../../head/json-ld';

/** The coupon cards. */
export const loadOffers: PageLoader = async ({ signal }) => ({
  ...(await loadAll([listOffers.read(), readFinePrint.read()], signal)),
  head: {
    title: pageTitle('Hot Deals'),
    description:
      'The offers that apply to our electric motorbikes today, with the way to book one.',
    canonicalPath: OFFERS_PATH,
    image: '/static/img/og-default.jpg',
    jsonLd: [buildBreadcrumbLd([{ name: 'Offers', path: '/offers' }])],
  },
});
