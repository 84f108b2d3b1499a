import { useAddressChoice } from '@site/address';
import { COLOUR_PARAM, VARIANT_PARAM } from '@site/links';
import { track } from '@site/shell';
import { bannerOf, chooseById, type ProductView } from '../../product/build-product';
import { ProductBar } from './bar/product-bar';
import { ProductBanner } from './product-banner';
import { VariantCarousel } from './variant/variant-carousel';
import { VariantDetail } from './variant/variant-detail';

interface ProductReadyProps {
  view: ProductView;
}

/** The product: its banner when it has one, its variants when it has several, the chosen one. */
export function ProductReady({ view }: ProductReadyProps) {
  const [variantId, chooseVariant] = useAddressChoice(VARIANT_PARAM);
  const [colourId, chooseColour] = useAddressChoice(COLOUR_PARAM);
  const chosen = chooseById(view.variants, variantId);
  const { content } = view;
  const colour = chosen && chooseById(chosen.colours, colourId);
  const banner = bannerOf(view, chosen, colour);
  const choose = (id: string) => {
    const next = chooseById(view.variants, id);
    if (next) track('variant_selected', { title: view.title, variant: next.variant });
    chooseVariant(id);
  };
  return (
    <>
      {content && banner && (
        <ProductBanner
          content={content}
          image={banner}
          title={view.title}
          variant={chosen}
          colourId={colourId ?? undefined}
        />
      )}
      {view.variants.length > 1 && (
        <VariantCarousel
          title={view.title}
          variants={view.variants}
          chosenId={chosen?.id}
          chosenImage={colour?.image}
          still={variantId !== null}
          onChoose={choose}
          headingLevel={banner ? 'h2' : 'h1'}
        />
      )}
      {chosen && (
        <ProductBar
          title={view.title}
          variant={chosen}
          colour={colour}
          colourId={colourId ?? undefined}
        />
      )}
      {chosen && (
        <VariantDetail
          product={view}
          variant={chosen}
          colourId={colourId}
          onChooseColour={chooseColour}
          headingLevel={banner || view.variants.length > 1 ? 'h2' : 'h1'}
        />
      )}
    </>
  );
}
