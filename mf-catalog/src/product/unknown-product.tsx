import { listProducts } from '@site/api-client';
import { ALL_PRODUCTS } from '@site/contract';
import { buildProductPath } from '@site/links';
import { Box, Container, LinkButton, SiteLink, ViewNotFound } from '@site/ui';
import { StagedMedia } from '../parts/staged-media';

/** A slug that no product has (spec §2, §8): its words, and all that there is in its place. */
export function UnknownProduct() {
  const groups = listProducts.useRead({ id: ALL_PRODUCTS }).data ?? [];
  const products = groups.flatMap(([first]) => first ?? []);
  const titles = new Set(products.map(({ ai_title }) => ai_title));
  return (
    <Container maxWidth="lg" sx={{ py: 6, minHeight: '60vh' }}>
      <ViewNotFound
        level="h1"
        title="Selected product details not found, please try again."
        message="These are all our models."
        action={
          <LinkButton to="/" variant="contained">
            Go to Home
          </LinkButton>
        }
      />
      <Box component="ul" aria-label="All models" sx={row}>
        {[...titles].map((title) => {
          const image = products.find(({ ai_title }) => ai_title === title)?.ai_images[0];
          return (
            <li key={title}>
              <SiteLink to={buildProductPath(title)}>
                {image && (
                  <StagedMedia image={image} sizes="(min-width: 900px) 260px, 50vw" alt="" />
                )}
                {title}
              </SiteLink>
            </li>
          );
        })}
      </Box>
    </Container>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: 3,
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'block', pb: 1.5, fontWeight: 650, textAlign: 'center' },
} as const;
