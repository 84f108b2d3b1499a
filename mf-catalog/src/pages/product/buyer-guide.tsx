import { Box, Section, useInView, ViewError, ViewLoading } from '@site/ui';
import { useEffect, useState } from 'react';
import type { ProductVariant } from '../../product/build-product';

type Parts = typeof import('./buyer-guide-parts');

const ANCHORS = ['cost', 'range', 'charging'] as const;

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
  useEffect(() => {
    // The way to a section led to its empty place; now it is there.
    const asked = ANCHORS.find((anchor) => window.location.hash === `#${anchor}`);
    if (parts && asked) document.getElementById(asked)?.scrollIntoView();
  }, [parts]);
  if (parts) return <parts.BuyerGuideParts variant={variant} />;
  return (
    <Box ref={ref} sx={{ minHeight: 1200 }}>
      {ANCHORS.map((anchor) => (
        <span key={anchor} id={anchor} />
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
}
