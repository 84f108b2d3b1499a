import {
  Button,
  LinkButton,
  Section,
  Stack,
  StatusOverlay,
  ViewError,
  ViewNotFound,
} from '@site/ui';
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

/**
 * No product to order (spec §8). One that could not be read: the full-screen overlay, and the same words
 * where scripts are off. One that does not exist: a page of the site, whose menu leads on.
 */
export function PreorderFailure({ reason, onRetry }: PreorderFailureProps) {
  if (reason === 'unknown') return <UnknownItem onRetry={onRetry} />;
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

function UnknownItem({ onRetry }: Pick<PreorderFailureProps, 'onRetry'>) {
  return (
    <ViewNotFound
      level="h1"
      title={title}
      message={messages.unknown}
      action={
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <LinkButton to="/" variant="contained">
            Go to Home
          </LinkButton>
          <Button variant="outlined" onClick={onRetry}>
            Try Again
          </Button>
        </Stack>
      }
    />
  );
}
