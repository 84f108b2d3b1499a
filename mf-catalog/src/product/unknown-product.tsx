import { Box, LinkButton, ViewNotFound } from '@site/ui';

/** A slug that no product has (spec §2, §8). */
export function UnknownProduct() {
  return (
    <Box sx={{ display: 'grid', alignContent: 'center', minHeight: '40vh' }}>
      <ViewNotFound
        level="h1"
        title="Selected product details not found, please try again."
        message="All our models are in the menu, under Products."
        action={
          <LinkButton to="/" variant="contained">
            Go to Home
          </LinkButton>
        }
      />
    </Box>
  );
}
