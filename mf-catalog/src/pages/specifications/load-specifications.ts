import { listProducts, loadAll, readFinePrint, readTechnicalSpecs } from '@site/api-client';
import { ALL_PRODUCTS } from '@site/contract';
import { buildProductPath, buildSpecificationsPath } from '@site/links';
import type { PageData, PageHead, PageLoader } from '@site/shell';
import { buildBreadcrumbLd, pageTitle } from '../../head/json-ld';
import { buildProduct } from '../../product/build-product';
import { resolveMissingProduct } from '../../product/resolve-missing-product';
import { loadedData } from '../../rules/loaded-data';
import { loadProduct } from '../product/load-product';

const neutralHead: PageHead = {
  title: pageTitle('Technical specifications'),
  description: 'Motor, battery, charging, performance and dimensions of our motorbikes.',
};

/**
 * Specifications of a product; the whole range is read, because its models are compared. A slug that is not in it has the
 * data of its product's page: it is unknown, or of before a rename.
 */
export const loadSpecifications: PageLoader = async (args): Promise<PageData> => {
  const { params, signal } = args;
  const slug = params['productId'] ?? '';
  const products = listProducts.read({ id: ALL_PRODUCTS });
  const loaded = await loadAll([products, readTechnicalSpecs.read(), readFinePrint.read()], signal);
  const groups = loadedData(loaded, products);
  const view = groups && buildProduct(slug, groups, undefined);
  if (groups && !view) return loadProduct(args);
  if (!view) {
    return { ...loaded, ...resolveMissingProduct(loaded.failures[products.key], neutralHead) };
  }
  const path = buildSpecificationsPath(view.title);
  return {
    ...loaded,
    head: {
      title: pageTitle(`${view.title} technical specifications`),
      description: `Motor, battery, charging, performance and dimensions of the ${view.title}, and how it compares with the rest of the range.`,
      canonicalPath: path,
      image: '/static/img/og-default.jpg',
      jsonLd: [
        buildBreadcrumbLd([
          { name: view.title, path: buildProductPath(view.title) },
          { name: 'Technical specifications', path },
        ]),
      ],
    },
  };
};
