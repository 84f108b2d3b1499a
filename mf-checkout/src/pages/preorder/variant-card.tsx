import type { PricedItem, PricedVariant } from '@site/contract';
import { pricesOfItem } from '@site/contract';
import { formatItemName } from '@site/links';
import { Box, Button, Card, Media, Stack, Typography } from '@site/ui';
import { PriceLabel } from '../../parts/price-label';
import { Tag } from '../../parts/tag';

interface VariantCardProps {
  variant: PricedVariant;
  /** The colour that it is shown in. */
  item: PricedItem | undefined;
  chosen: boolean;
  onBook: () => void;
}

/** One variant in one of its colours, with its price and Book Now. */
export function VariantCard({ variant, item, chosen, onBook }: VariantCardProps) {
  if (!item) return null;
  const name = formatItemName(variant);
  const [image] = item.images;
  return (
    <Card
      component="article"
      aria-label={name}
      sx={{
        position: 'relative',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        ...(chosen && { borderColor: 'text.primary' }),
      }}
    >
      {chosen && (
        <Tag
          label="Selected"
          onPicture
          sx={{ position: 'absolute', top: 16, left: 16, zIndex: 1 }}
        />
      )}
      <Box sx={{ px: 3, pt: 3 }}>
        {image && (
          <Media
            image={image}
            sizes="(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw"
            ratio="16 / 10"
            fit="contain"
            priority={chosen}
            alt=""
          />
        )}
      </Box>
      <Stack sx={{ flex: 1, gap: 2, p: 3, pt: 1.5 }}>
        <Typography component="h2" variant="h4">
          {name}
        </Typography>
        <Stack sx={{ mt: 'auto', gap: 2, alignItems: 'flex-start' }}>
          <PriceLabel prices={pricesOfItem(item)} preorder={item.preorder_amount} />
          <Button
            variant={chosen ? 'contained' : 'outlined'}
            aria-label={`Book Now: ${name}`}
            onClick={onBook}
          >
            Book Now
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
