import { LinkButton, ViewNotFound } from '@site/ui';

/** A slug that no product has (spec §2, §8). */
export function UnknownProduct() {
  return (
    <ViewNotFound
      level="h1"
      title="Selected product details not found, please try again."
      action={
        <LinkButton to="/" variant="contained">
          Go to Home
        </LinkButton>
      }
    />
  );
}
