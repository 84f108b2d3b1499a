import { Box, Section, useInView, ViewError, ViewLoading } from '@site/ui';
import { useEffect, useState } from 'react';
import type { ProductVariant } from '../../product/build-product';
import { GUIDE_ANCHORS } from './guide-anchors';

type Parts = typeof import('./buyer-guide-parts');

/**
 * Less than the sections need in any width: whoever passes them before they are there finds what follows about where
 * it stays, and no gap. Where the browser anchors what is read, the rest of the difference moves nothing.
 */
const HEIGHT = 'max(2600px, 3900px - 145vw)';
/** Where a visitor has switched scripts off they never come. */
const withoutScripts = { '@media (scripting: none)': { minHeight: 0 } } as const;

/**
 * Costs, range and charging of a bike: what a buyer works out before paying. Their code comes when they
 * come into view, so the first view does not wait for it; their anchors are always there.
 */
export function BuyerGuide({ variant }: { variant: ProductVariant }) {
  const { ref, seen } = useInView<HTMLDivElement>('600px');
  const [parts, setParts] = useState<Parts>();
  const [failed, setFailed] = useState(false);
  const wanted = seen && !parts && !failed;
  useEffect(() => {
    if (!wanted) return;
    import(/* webpackChunkName: "product-later" */ './buyer-guide-parts').then(setParts, () =>
      setFailed(true),
    );
  }, [wanted]);
  const place = (
    <Box ref={ref} data-no-print sx={[{ minHeight: failed ? 0 : HEIGHT }, withoutScripts]}>
      {GUIDE_ANCHORS.map((anchor) => (
        <div key={anchor} id={anchor} />
      ))}
      {seen && (
        <Section>
          {failed ? (
            <ViewError
              title="Opps! Something went wrong."
              message="We are unable to load costs and range at the moment. Please try again later."
              onRetry={() => setFailed(false)}
            />
          ) : (
            <ViewLoading />
          )}
        </Section>
      )}
    </Box>
  );
  return parts ? <parts.BuyerGuideParts variant={variant}>{place}</parts.BuyerGuideParts> : place;
}
