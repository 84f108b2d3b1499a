import type { Image, Product } from '@site/contract';
import { pricesOfProduct } from '@site/contract';
import { buildPreorderPath, formatItemName, withChosen } from '@site/links';
import { Box, Card, LinkButton, Media, Stack, Typography } from '@site/ui';
import { PriceLabel } from '../../parts/price-label';
import { LOW } from './low-window';

interface ModelCardProps {
  product: Product;
  /** The model in the colour that was chosen, else in its first one. */
  image: Image | undefined;
  /** The colour that was chosen on the page of this model, if one. */
  colour?: string | undefined;
  onFollow: () => void;
}

/** One model of the range with its price and the link to its pre-order page. */
export function ModelCard({ product, image, colour, onFollow }: ModelCardProps) {
  const { ai_title: title, ai_variant: variant } = product;
  const name = formatItemName({ title, variant });
  return (
    <Card
      component="article"
      aria-label={name}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        [LOW]: { flexDirection: 'row' },
      }}
    >
      {image && (
        <Box sx={{ px: 2, pt: 2, [LOW]: { alignSelf: 'center', p: 1, pr: 0, width: '40%' } }}>
          <Media
            image={image}
            sizes="(min-width: 900px) 280px, (min-width: 600px) 40vw, 85vw"
            ratio="16 / 10"
            fit="contain"
            alt=""
          />
        </Box>
      )}
      <Stack sx={{ flex: 1, gap: 1.5, p: 2.5, pt: 1.5, [LOW]: { gap: 1, p: 1.5 } }}>
        <Typography component="h3" variant="h5">
          {name}
        </Typography>
        <PriceLabel prices={pricesOfProduct(product)} preorder={product.ai_preorder_amount} />
        <Box sx={{ mt: 'auto' }}>
          <LinkButton
            to={withChosen(buildPreorderPath(title, variant), { colour })}
            variant="outlined"
            aria-label={`Book Now: ${name}`}
            onClick={onFollow}
          >
            Book Now
          </LinkButton>
        </Box>
      </Stack>
    </Card>
  );
}
