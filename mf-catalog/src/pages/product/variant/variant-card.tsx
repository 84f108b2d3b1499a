import type { Image } from '@site/contract';
import { Box, ButtonBase, Typography } from '@site/ui';
import { StagedMedia } from '../../../parts/staged-media';
import type { ProductVariant } from '../../../product/build-product';
import { VariantPrice } from './variant-price';

interface VariantCardProps {
  variant: ProductVariant;
  chosen: boolean;
  image: Image | undefined;
  onChoose: () => void;
}

const SIZES = '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw';

/** One variant: picture, name, price. Pressing it shows its details below. */
export function VariantCard({ variant, chosen, image, onChoose }: VariantCardProps) {
  return (
    <ButtonBase
      onClick={onChoose}
      aria-pressed={chosen}
      sx={{
        display: 'block',
        width: '100%',
        p: { xs: 1.5, md: 2 },
        fontFamily: 'inherit',
        textAlign: 'left',
        borderRadius: '24px',
        border: '2px solid',
        borderColor: chosen ? 'text.primary' : 'divider',
        backgroundColor: 'surface.raised',
        transition: 'border-color 160ms',
        outlineOffset: '-6px !important',
        '&:hover': { borderColor: 'text.primary' },
      }}
    >
      {image && <StagedMedia image={image} sizes={SIZES} alt="" />}
      <Box sx={{ px: 1, pt: 2.5, pb: 1 }}>
        <Typography component="span" variant="h4" sx={{ display: 'block' }}>
          {variant.name}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', mt: 0.5, mb: 2, color: 'text.secondary', minHeight: '1.58em' }}
        >
          {variant.content?.tagline}
        </Typography>
        <VariantPrice price={variant.price} size="medium" />
      </Box>
    </ButtonBase>
  );
}
