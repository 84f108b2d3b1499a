import { readTestRidePage } from '@site/api-client';
import { ProductField as Field } from '@site/form-parts';

/** What to ride, out of the products that the content names (spec §3). */
export function ProductField() {
  const page = readTestRidePage.useRead();
  return <Field list={page} products={page.data?.products ?? []} />;
}
