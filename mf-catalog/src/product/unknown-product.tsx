import { listProducts } from '@site/api-client';
import { ALL_PRODUCTS } from '@site/contract';
import { Box, LinkButton, ViewNotFound } from '@site/ui';
import { lazy, Suspense } from 'react';

/** On the server it is there at once; where a browser cannot have its file, the server's list stays as it is. */
const AllModels = lazy(() =>
  import(/* webpackChunkName: "product-later" */ './all-models').catch(
    () => new Promise<never>(() => undefined),
  ),
);

// On phones its lines depend on no width: with the font of the brand it went on in another line on some.
const titleSx = { display: 'block', maxWidth: { xs: '13em', sm: 'none' } } as const;

/** A slug that no product has (spec §2, §8): the way home, and all models where they can be read. */
export function UnknownProduct() {
  const groups = listProducts.useRead({ id: ALL_PRODUCTS }).data ?? [];
  const hasModels = groups.some(([first]) => first);
  return (
    <>
      <Box sx={{ display: 'grid', alignContent: 'center', minHeight: '40vh' }}>
        <ViewNotFound
          level="h1"
          title={
            <Box component="span" sx={titleSx}>
              Selected product details not found, please try again.
            </Box>
          }
          message={
            hasModels
              ? 'All our models are below.'
              : 'All our models are in the menu, under Products.'
          }
          action={
            <LinkButton to="/" variant="contained">
              Go to Home
            </LinkButton>
          }
        />
      </Box>
      {hasModels && (
        <Suspense>
          <AllModels groups={groups} />
        </Suspense>
      )}
    </>
  );
}
