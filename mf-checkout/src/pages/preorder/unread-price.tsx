import { MuiLink } from '@site/ui';

interface UnreadPriceProps {
  /** Which price, as it goes on after "The price": "in Goa". */
  which: string;
  onRetry: () => void;
}

/**
 * Says that a price could not be read, and asks for it again. The link goes meanwhile, so the focus goes to the
 * live region around it, which has a `tabIndex` of -1: a keyboard goes on from here, and not from the top of the page.
 */
export function UnreadPrice({ which, onRetry }: UnreadPriceProps) {
  return (
    <>
      The price {which} could not be loaded.{' '}
      <MuiLink
        component="button"
        type="button"
        underline="always"
        onClick={({ currentTarget }: React.MouseEvent) => {
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
          onRetry();
        }}
      >
        Try again
      </MuiLink>
    </>
  );
}
