import { readProductPage, readTechnicalSpecs } from '@site/api-client';
import { useParams } from '@site/router';
import { useEffect } from 'react';
import type { ProductVariant } from '../../../product/build-product';

/**
 * Reads what the page's HTML leaves out of every variant but the one that its address names: features, 360° view, and
 * the lines of the data sheet. Until they are here, and where they cannot be read, the variant does without, as without content.
 */
export function useWholeVariant({ content, modelKey }: ProductVariant): void {
  const { productId = '' } = useParams();
  const page = readProductPage.useRead({ slug: productId });
  const specs = readTechnicalSpecs.useRead();
  const lacksFeatures = content?.features.length === 0;
  const lacksSheet = specs.status === 'ready' && specs.data[modelKey] === undefined;
  // Asked once for each variant, whatever the answer holds.
  useEffect(() => {
    if (lacksFeatures) page.retry();
    if (lacksSheet) specs.retry();
  }, [modelKey]);
}
