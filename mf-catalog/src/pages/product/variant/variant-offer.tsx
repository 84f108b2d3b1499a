import { listOffers } from '@site/api-client';
import { buildOfferPath, withChosen } from '@site/links';
import { track } from '@site/shell';
import { Box, SiteLink } from '@site/ui';
import type { ProductVariant } from '../../../product/build-product';
import { findVariantOffer } from '../../../product/find-variant-offer';

interface VariantOfferProps {
  variant: ProductVariant;
  /** Slug of the colour that is shown: an offer may be for one colour. */
  shownColour: string | undefined;
  /** The same where somebody chose it: it travels with the link. */
  colour: string | undefined;
}

/** The offer for this variant: what the price has already, or the way to book with its code. */
export function VariantOffer({ variant, shownColour, colour }: VariantOfferProps) {
  const offers = listOffers.useRead();
  const offer = findVariantOffer(offers.data ?? [], variant, shownColour);
  const path = offer && buildOfferPath(offer);
  if (!offer || !path) return null;
  return (
    <Box component="p" sx={noteSx}>
      {variant.price.kind === 'offer' ? (
        <b>{offer.aid_title}</b>
      ) : (
        <SiteLink
          to={withChosen(path, { colour })}
          underline="always"
          onClick={() => track('offer_opened', { code: offer.aid_code })}
          sx={{ display: 'inline-block', py: 1.25, fontWeight: 650 }}
        >
          {offer.aid_title}: book with {offer.aid_code}
        </SiteLink>
      )}
    </Box>
  );
}

const noteSx = { m: 0, mt: 1.5, pl: 2, borderLeft: '2px solid', borderColor: 'brand.red' } as const;
