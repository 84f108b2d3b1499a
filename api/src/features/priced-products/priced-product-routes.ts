import {
  ALL_PRODUCTS,
  coversItem,
  limits,
  listOffers,
  listPricedProducts,
  type Offer,
  type PricedProduct,
  pricedProductsPlaceholders,
} from '@site/contract';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { coupon } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { CodeGuesses } from '../../platform/http/code-guesses';
import { HttpError } from '../../platform/http/http-error';
import { type ReadCall, serveRead } from '../../platform/http/serve-read';
import { formerSlugIn, presentId } from '../catalog/former-slugs';
import { PRODUCT_NOT_FOUND } from '../catalog/messages';
import { readCatalogItems } from '../catalog/read-catalog';
import { hasPhoneToken } from '../communication/bearer';
import { couponPrices } from '../pricing/coupon-prices';
import { readUsedCodes } from '../pricing/coupon-use';
import { findStateCode, readPriceBook } from '../pricing/read-price-book';
import { isRunning } from '../pricing/resolve-coupon';
import { buildPricedProducts } from './build-priced-products';

const CACHE_SECONDS = 30;
/** Prices are kept by us alone: a change of them drops them at once. */
const PRICES_KEEP_SECONDS = 30;

/** Spaces around a part of the path and the case of its letters make no difference. */
const normalise = (part: string): string => part.trim().toLowerCase();

/** A part of the path, unless it is empty or the placeholder of what is not known yet (spec §7). */
function given(part: string, placeholder: string): string | undefined {
  const value = normalise(part);
  return value === '' || value === placeholder ? undefined : value;
}

type PricedCall = ReadCall<typeof listPricedProducts>;

/** What the answer is read from and kept under alike: those who share an answer have asked the same. */
const askedOf = ({ itemKey, couponCode, state }: PricedCall['params']) => ({
  key: normalise(itemKey),
  couponCode: given(couponCode, pricedProductsPlaceholders.couponCode),
  state: given(state, pricedProductsPlaceholders.state),
});

const isPhone = (value: string | undefined): value is string =>
  value !== undefined && new RegExp(`^\\d{${limits.phoneDigits}}$`).test(value);

/** Whether any of the prices is one with the code. */
const showsCode = (products: readonly PricedProduct[], code: string): boolean =>
  products.some(({ variants }) =>
    variants.some(({ items }) =>
      items.some(({ discount_details }) => discount_details.discount_code.toLowerCase() === code),
    ),
  );

/** products/dynamic/list: an item's product with prices for a coupon, a state and a phone. */
function listPricedProductsRoute(app: FastifyInstance, deps: ApiDeps): void {
  const { reads: db, images, now } = deps;
  /** Whether a phone has used a code is told to who verified that phone, and to nobody else. */
  const provenPhone = ({ params, request }: PricedCall): string | undefined => {
    const phone = given(params.phoneNumber, pricedProductsPlaceholders.phoneNumber);
    return isPhone(phone) && hasPhoneToken(request, deps, phone) ? phone : undefined;
  };
  const answer = async (call: PricedCall) => {
    const { key, couponCode, state } = askedOf(call.params);
    const phone = provenPhone(call);
    const [asked] = await readCatalogItems(db, key);
    if (!asked || key === ALL_PRODUCTS) {
      throw new HttpError(404, PRODUCT_NOT_FOUND);
    }
    const [items, book, stateCode, usedCodes] = await Promise.all([
      readCatalogItems(db, asked.slug),
      readPriceBook(db),
      state === undefined ? undefined : findStateCode(db, state),
      phone === undefined ? new Set<string>() : readUsedCodes(db, phone),
    ]);
    if (state !== undefined && stateCode === undefined) {
      throw new HttpError(404, 'This state is not known.');
    }
    return buildPricedProducts(
      { items, book, images },
      {
        key: presentId(key, items),
        formerSlug: formerSlugIn(key, items),
        stateCode,
        couponCode,
        usedCodes,
        now: now(),
      },
    );
  };
  serveRead(app, deps, listPricedProducts, answer, {
    keepSeconds: PRICES_KEEP_SECONDS,
    triedCodes: {
      guesses: new CodeGuesses(deps.config),
      isTry: (params) => askedOf(params).couponCode !== undefined,
      // A code that has ended, or is for another model, has the answer of one that nobody made: it counts alike.
      isMiss: (products, params) => {
        const { couponCode } = askedOf(params);
        return couponCode !== undefined && products.length > 0 && !showsCode(products, couponCode);
      },
    },
    isPersonal: (call) => provenPhone(call) !== undefined,
    keyOf: (params) => {
      const { key, couponCode = '', state = '' } = askedOf(params);
      return [key, couponCode, state];
    },
  });
}

/** discount/coupons/offers/list/1: the listed coupons that are valid now, each with the prices of its first item. */
function listOffersRoute(app: FastifyInstance, deps: ApiDeps): void {
  const { reads: db, images, now } = deps;
  serveRead(
    app,
    deps,
    listOffers,
    async (): Promise<Offer[]> => {
      const [listed, items] = await Promise.all([
        db.select().from(coupon).where(eq(coupon.listed, true)).orderBy(asc(coupon.position)),
        readCatalogItems(db, ALL_PRODUCTS),
      ]);
      const today = now();
      const running = listed.filter((row) => isRunning(row, today));
      return running.map((row) => {
        const first = items.find(({ itemKey }) => coversItem(row.itemKeys.slice(0, 1), itemKey));
        return {
          aid_code: row.code,
          aid_title: row.title,
          aid_desc: row.description,
          aid_for_items: row.itemKeys.join(','),
          title: row.productTitle,
          aid_image: images(row.image),
          ...(row.appliesByDefault && { aid_in_price: true }),
          ...(first && { aid_prices: couponPrices(row.discount, first.exShowroomPaise) }),
        };
      });
    },
    { cacheSeconds: CACHE_SECONDS },
  );
}

/** Prices and offers. */
export function pricedProductRoutes(app: FastifyInstance, deps: ApiDeps): void {
  listPricedProductsRoute(app, deps);
  listOffersRoute(app, deps);
}
