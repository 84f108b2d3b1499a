import { listStatesAndZones, readCostNotes, readTechnicalSpecs } from '@site/api-client';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { ProductVariant } from '../../product/build-product';
import { CostSection } from './cost/cost-section';
import { GUIDE_ANCHORS } from './guide-anchors';
import { Charging } from './range/charging';
import { RangeCalculator } from './range/range-calculator';

interface BuyerGuidePartsProps {
  variant: ProductVariant;
  /** What stands in their place until they are there. */
  children: ReactNode;
}

/**
 * The sections of the buyer's guide, each under its anchor. They come when all that they show is read: what came
 * into them later would move them while somebody reads.
 */
export function BuyerGuideParts({ variant, children }: BuyerGuidePartsProps) {
  'use no memo';
  const consumption = variant.content?.consumption;
  const specs = readTechnicalSpecs.useRead();
  const reads = [specs, readCostNotes.useRead(), listStatesAndZones.useRead()];
  const [ready, setReady] = useState(false);
  // For good: one that is read again later says so in its own place.
  if (!ready && reads.every(({ status }) => status !== 'loading')) setReady(true);
  useLayoutEffect(() => {
    // The way to a section led to its empty place; now it is there. Who has scrolled on stays where they read.
    const asked = GUIDE_ANCHORS.find((anchor) => window.location.hash === `#${anchor}`);
    if (ready && asked && isAtGuide()) document.getElementById(asked)?.scrollIntoView();
  }, [ready]);
  if (!ready) return children;
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
            sheet={specs.data?.[variant.modelKey] ?? []}
          />
        )}
      </div>
      <div id="charging">
        <Charging modelKey={variant.modelKey} />
      </div>
    </>
  );
}

/** Less than a turn of a wheel, in px; more than what a late font may move. */
const SLACK = 48;

/** Whether the guide begins where a way to it led: the empty places of all its sections are at its beginning. */
function isAtGuide(): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const top = document.getElementById(GUIDE_ANCHORS[0])?.getBoundingClientRect().top ?? 0;
  return Math.abs(top - Number.parseFloat(scrollPaddingTop)) < SLACK;
}
