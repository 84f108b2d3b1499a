import { listProductTitles } from '@site/api-client';
import { ProductField as Field } from '@site/form-parts';

/** The product that is asked about. */
export function ProductField() {
  const titles = listProductTitles.useRead();
  return <Field list={titles} products={titles.data ?? []} />;
}
