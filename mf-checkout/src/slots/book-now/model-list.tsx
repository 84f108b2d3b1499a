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
import { PriceNote } from '../../parts/price-note';
import { findChosenModel } from './find-chosen-model';
import { ModelCard } from './model-card';

/**
 * The models that can be booked: the first item of each group of the products list (spec §3), shown in the
 * chosen colour, in the products' carousel, which moves every 9 s (spec §9).
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
  const models = products.data.flatMap((items) =>
    items[0]
      ? [{ product: items[0], colours: items.map(({ ai_colour }) => ai_colour), items }]
      : [],
  );
  const chosen = findChosenModel(models, pathname, new URLSearchParams(search));
  if (models.length === 0) return <ViewEmpty message="No models can be booked at the moment." />;
  return (
    <>
      <Carousel
        label="Models"
        perView={CAROUSEL_SLIDES.gallery}
        autoplayMs={CAROUSEL_AUTOPLAY_MS.products}
        active={chosen?.index}
      >
        {models.map(({ product, items }, index) => {
          const colour = chosen?.index === index ? chosen.colour : undefined;
          const shown = items.find(({ ai_colour }) => ai_colour === colour) ?? product;
          return (
            <ModelCard
              key={`${product.ai_title} ${product.ai_variant}`}
              product={product}
              image={shown.ai_images[0] ?? product.ai_images[0]}
              colour={colour}
              onFollow={onFollow}
            />
          );
        })}
      </Carousel>
      <PriceNote />
    </>
  );
}
