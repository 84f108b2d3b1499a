import type { Accessory } from '@site/contract';
import { Box, Card, Price, Typography } from '@site/ui';

/** Accessories as cards: name, what it is, what it fits, its price. */
export function AccessoryList({ accessories }: { accessories: readonly Accessory[] }) {
  return (
    <Box component="ul" sx={grid}>
      {accessories.map(({ name, description, fits, price, drawing }) => (
        <Card component="li" key={name} sx={{ p: 3, display: 'flex', flexDirection: 'column' }}>
          {drawing && (
            <Box sx={stage}>
              <img {...drawing} alt={drawing.alt} loading="lazy" />
            </Box>
          )}
          <Typography component="h2" variant="h4">
            {name}
          </Typography>
          <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>{description}</Typography>
          <Typography variant="body2" sx={{ mt: 'auto', mb: 1 }}>
            Fits: {fits}
          </Typography>
          <Price amount={price} />
        </Card>
      ))}
    </Box>
  );
}

const stage = {
  display: 'grid',
  justifyContent: 'center',
  py: 3,
  mb: 3,
  borderRadius: '14px',
  backgroundColor: 'surface.sunken',
  '& img': { width: 'auto', height: 112 },
} as const;

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
