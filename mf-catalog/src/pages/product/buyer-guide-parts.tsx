import type { ProductVariant } from '../../product/build-product';
import { CostSection } from './cost/cost-section';
import { Charging } from './range/charging';
import { RangeCalculator } from './range/range-calculator';

/** The sections of the buyer's guide, each under its anchor. */
export function BuyerGuideParts({ variant }: { variant: ProductVariant }) {
  const range = variant.content?.consumption?.range_km;
  return (
    <>
      <div id="cost">
        <CostSection variant={variant} />
      </div>
      <div id="range">
        {range !== undefined && <RangeCalculator name={variant.name} statedKm={range} />}
      </div>
      <div id="charging">
        <Charging modelKey={variant.modelKey} />
      </div>
    </>
  );
}
