import { buildPreorderPath, buildTestRidePath, withChosen } from '@site/links';
import { Box, formatPrice, LinkButton, Stack, Typography } from '@site/ui';
import { FinePrint } from '../../../parts/fine-print';
import {
  type ColourChoice,
  isRidden,
  type ProductVariant,
  type ProductView,
} from '../../../product/build-product';
import { ShareButton } from '../share/share-button';
import { ColourPicker } from './colour-picker';
import { VariantOffer } from './variant-offer';
import { VariantPrice } from './variant-price';

interface VariantPurchaseProps {
  product: ProductView;
  variant: ProductVariant;
  colour: ColourChoice | undefined;
  /** The same when somebody chose it: it travels with every link. */
  chosenColour: ColourChoice | undefined;
  onChooseColour: (id: string) => void;
  headingLevel: 'h1' | 'h2';
}

/** Name, price, colours and the ways on: pre-order, test ride, share. */
export function VariantPurchase(props: VariantPurchaseProps) {
  const { product, variant, colour, chosenColour, onChooseColour, headingLevel } = props;
  const { content } = variant;
  return (
    <Box>
      <Typography
        component={headingLevel}
        variant="h2"
        {...(headingLevel === 'h1' ? { tabIndex: -1 } : {})}
        sx={{ outline: 'none' }}
      >
        {variant.name}
      </Typography>
      {content && (
        <>
          <Typography variant="subtitle1" sx={{ mt: 1, fontWeight: 600 }}>
            {content.tagline}
          </Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>{content.description}</Typography>
        </>
      )}
      {variant.colours.length > 1 && colour && (
        <Box sx={{ mt: 4 }}>
          <ColourPicker colours={variant.colours} chosen={colour} onChoose={onChooseColour} />
        </Box>
      )}
      <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
        <VariantPrice price={variant.price} size="large" />
        {variant.preorderAmount > 0 && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            Pre-book with {formatPrice(variant.preorderAmount)} now, the rest later
          </Typography>
        )}
        <FinePrint of="price" />
        {content?.delivery_time && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            Delivery: {content.delivery_time}
          </Typography>
        )}
        <VariantOffer variant={variant} shownColour={colour?.id} colour={chosenColour?.id} />
      </Box>
      <Stack direction="row" useFlexGap sx={{ mt: 3, gap: 1.5, flexWrap: 'wrap' }}>
        <LinkButton
          to={withChosen(buildPreorderPath(product.title, variant.variant), {
            colour: chosenColour?.id,
          })}
          variant="contained"
          size="large"
        >
          Book Now
        </LinkButton>
        {isRidden(variant) && (
          <LinkButton to={buildTestRidePath(variant.name)} variant="outlined" size="large">
            Test Ride
          </LinkButton>
        )}
      </Stack>
      <Box sx={{ mt: 2, ml: -1.5 }}>
        <ShareButton
          name={variant.name}
          text={content?.tagline ?? variant.name}
          picture={content?.share_image ?? product.content?.share_image}
        />
      </Box>
    </Box>
  );
}
