import { Section, StatusOverlay, ViewError } from '@site/ui';
import type { ProductLoad } from './resolve-product-load';

const title = 'Opps! Something went wrong.';
const messages = {
  unknown: 'Selected product details not found, please try again.',
  failed: 'We are unable to fetch the products at the moment. Please try again later.',
} satisfies Partial<Record<ProductLoad['kind'], string>>;

interface PreorderFailureProps {
  reason: keyof typeof messages;
  /** Fetches the product again; meanwhile the page is loading, so the overlay is gone. */
  onRetry: () => void;
}

/** No product to order (spec §8): the full-screen overlay, and the same words where scripts are off. */
export function PreorderFailure({ reason, onRetry }: PreorderFailureProps) {
  return (
    <Section level="h1" title="Pre-order" sx={{ minHeight: '70vh' }}>
      <noscript>
        <ViewError level="h2" title={title} message={messages[reason]} />
      </noscript>
      <StatusOverlay
        open
        status="error"
        title={title}
        message={messages[reason]}
        onRetry={onRetry}
      />
    </Section>
  );
}
