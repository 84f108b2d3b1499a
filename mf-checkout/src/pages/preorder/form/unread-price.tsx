import { MuiLink } from '@site/ui';

interface UnreadPriceProps {
  /** Which price, as it goes on after "The price": "in Goa". */
  which: string;
  onRetry: () => void;
}

/** Says that a price could not be read, and asks for it again. */
export function UnreadPrice({ which, onRetry }: UnreadPriceProps) {
  return (
    <>
      The price {which} could not be loaded.{' '}
      <MuiLink component="button" type="button" underline="always" onClick={onRetry}>
        Try again
      </MuiLink>
    </>
  );
}
