import { listProducts } from '@site/api-client';
import { ALL_PRODUCTS } from '@site/contract';
import { useLocation } from '@site/router';
import {
  CAROUSEL_AUTOPLAY_MS,
  CAROUSEL_SLIDES,
  Carousel,
  ViewEmpty,
  ViewError,
  ViewLoading,
} from '@site/ui';
import { findChosenModel } from './find-chosen-model';
import { ModelCard } from './model-card';

/**
 * The models that can be booked: the first item of each group of the products list (spec §3), in the
 * products' carousel, which moves every 9 s (spec §9).
 */
export function ModelList({ onFollow }: { onFollow: () => void }) {
  const { pathname, search } = useLocation();
  const products = listProducts.useRead({ id: ALL_PRODUCTS });
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
  const models = products.data.flatMap((group) =>
    group[0] ? [{ product: group[0], colours: group.map(({ ai_colour }) => ai_colour) }] : [],
  );
  const chosen = findChosenModel(models, pathname, new URLSearchParams(search));
  if (models.length === 0) return <ViewEmpty message="No models can be booked at the moment." />;
  return (
    <Carousel
      label="Models"
      perView={CAROUSEL_SLIDES.gallery}
      autoplayMs={CAROUSEL_AUTOPLAY_MS.products}
      active={chosen?.index}
    >
      {models.map(({ product }, index) => (
        <ModelCard
          key={`${product.ai_title} ${product.ai_variant}`}
          product={product}
          colour={chosen?.index === index ? chosen.colour : undefined}
          onFollow={onFollow}
        />
      ))}
    </Carousel>
  );
}
