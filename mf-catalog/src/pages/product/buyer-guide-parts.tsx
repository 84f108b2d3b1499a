import { readTechnicalSpecs } from '@site/api-client';
import type { ProductVariant } from '../../product/build-product';
import { CostSection } from './cost/cost-section';
import { Charging } from './range/charging';
import { RangeCalculator } from './range/range-calculator';

/** The sections of the buyer's guide, each under its anchor. */
export function BuyerGuideParts({ variant }: { variant: ProductVariant }) {
  const consumption = variant.content?.consumption;
  const sheet = readTechnicalSpecs.useRead().data?.[variant.modelKey] ?? [];
  return (
    <>
      <div id="cost">
        <CostSection variant={variant} />
      </div>
      <div id="range">
        {consumption && (
          <RangeCalculator
            name={variant.name}
            statedKm={consumption.range_km}
            factors={consumption.mode_factors}
            sheet={sheet}
          />
        )}
      </div>
      <div id="charging">
        <Charging modelKey={variant.modelKey} />
      </div>
    </>
  );
}
