import { listProducts, loadAll, readFinePrint, readTechnicalSpecs } from '@site/api-client';
import { ALL_PRODUCTS } from '@site/contract';
import { buildProductPath, buildSpecificationsPath } from '@site/links';
import type { PageData, PageHead, PageLoader } from '@site/shell';
import { buildBreadcrumbLd, pageTitle } from '../../head/json-ld';
import { buildProduct } from '../../product/build-product';
import { renamedTo, resolveMissingProduct } from '../../product/resolve-missing-product';
import { loadedData } from '../../rules/loaded-data';

const neutralHead: PageHead = {
  title: pageTitle('Technical specifications'),
  description: 'Motor, battery, charging, performance and dimensions of our motorbikes.',
};

/**
 * Specifications of a product; the whole range is read, because its models are compared. A slug that is not in it is asked
 * for alone: it may be that of before a rename.
 */
export const loadSpecifications: PageLoader = async ({ params, signal }): Promise<PageData> => {
  const slug = params['productId'] ?? '';
  const products = listProducts.read({ id: ALL_PRODUCTS });
  const loaded = await loadAll([products, readTechnicalSpecs.read(), readFinePrint.read()], signal);
  const groups = loadedData(loaded, products);
  const view = groups && buildProduct(slug, groups, undefined);
  if (!view) {
    const missing = resolveMissingProduct(loaded.failures[products.key], neutralHead);
    const own = listProducts.read({ id: slug });
    const renamed = groups && renamedTo(loadedData(await loadAll([own], signal), own), slug);
    return { ...loaded, ...missing, ...(renamed && { movedTo: buildSpecificationsPath(renamed) }) };
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
