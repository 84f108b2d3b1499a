import { ALL_PRODUCTS, listProducts, listProductTitles } from '@site/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { HttpError } from '../../platform/http/http-error';
import { serveRead } from '../../platform/http/serve-read';
import { readCoupons } from '../pricing/read-price-book';
import { formerSlugIn } from './former-slugs';
import { PRODUCT_NOT_FOUND } from './messages';
import { buildProductGroups } from './product-groups';
import { readCatalogItems, readProductTitles } from './read-catalog';

const CACHE_SECONDS = 30;

/** Product titles and the products list. An unknown id is 404. */
export function catalogRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const { reads: db, images, now } = deps;
  serveRead(app, deps, listProductTitles, () => readProductTitles(db), {
    cacheSeconds: CACHE_SECONDS,
  });
  serveRead(
    app,
    deps,
    listProducts,
    async ({ params }) => {
      const id = params.id.toLowerCase();
      const [items, coupons] = await Promise.all([readCatalogItems(db, id), readCoupons(db)]);
      if (items.length === 0) {
        throw new HttpError(404, PRODUCT_NOT_FOUND);
      }
      const isFormer = id !== ALL_PRODUCTS && formerSlugIn(id, items) !== undefined;
      return buildProductGroups(items, coupons, now(), images, isFormer);
    },
    { cacheSeconds: CACHE_SECONDS },
  );
}
