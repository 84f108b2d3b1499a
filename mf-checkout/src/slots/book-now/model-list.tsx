import { ALL_PRODUCTS, useProducts } from '@site/api-client';
import { Box, ViewEmpty, ViewError, ViewLoading } from '@site/ui';
import { ModelCard } from './model-card';

/** The models that can be booked: the first item of each group of the products list (spec §3). */
export function ModelList({ onFollow }: { onFollow: () => void }) {
  const products = useProducts(ALL_PRODUCTS);
  if (products.status === 'loading') return <ViewLoading />;
  if (products.status === 'error') {
    return (
      <ViewError
        title="Opps! Something went wrong."
        message="We are unable to fetch the products at the moment. Please try again later."
        onRetry={products.retry}
      />
    );
  }
  const models = products.data.flatMap(([first]) => (first ? [first] : []));
  if (models.length === 0) return <ViewEmpty message="No models can be booked at the moment." />;
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
      }}
    >
      {models.map((product) => (
        <Box component="li" key={`${product.ai_title} ${product.ai_variant}`}>
          <ModelCard product={product} onFollow={onFollow} />
        </Box>
      ))}
    </Box>
  );
}
