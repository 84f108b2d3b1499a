import type { GalleryItem } from '@site/contract';
import { Box, ButtonBase, Typography } from '@site/ui';
import { StagedMedia } from '../../parts/staged-media';

interface GalleryGridProps {
  items: readonly GalleryItem[];
  onOpen: (index: number) => void;
}

/** One model's pictures; the first one large, where there is room. */
export function GalleryGrid({ items, onOpen }: GalleryGridProps) {
  return (
    <Box component="ul" sx={galleryGrid}>
      {items.map((item, index) => (
        <Box component="li" key={item.id} sx={cell}>
          <ButtonBase
            aria-label={`Open picture: ${item.name}`}
            aria-haspopup="dialog"
            onClick={() => onOpen(index)}
            sx={tile}
          >
            <StagedMedia
              image={item.image}
              alt=""
              sizes={
                index === 0 ? '(min-width: 900px) 66vw, 100vw' : '(min-width: 900px) 33vw, 50vw'
              }
            />
          </ButtonBase>
          <Typography variant="body2" aria-hidden sx={{ mt: 1, color: 'text.secondary' }}>
            {item.name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const galleryGrid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: { xs: 1.5, md: 2.5 },
  rowGap: { xs: 2, md: 3 },
  '& > *:first-of-type': { gridColumn: 'span 2', gridRow: { md: 'span 2' } },
  // On a phone the first fills a row: with an even number in all, the last one has a row to itself.
  '& > *:last-of-type:nth-of-type(even)': { gridColumn: { xs: 'span 2', md: 'auto' } },
} as const;

const cell = { display: 'flex', flexDirection: 'column' } as const;

const tile = {
  display: 'block',
  flexGrow: 1,
  borderRadius: '24px',
  cursor: 'zoom-in',
  '& > div': { height: '100%' },
  '& picture, & img': { height: '100% !important' },
  '&:hover img': { transform: 'scale(1.02)' },
} as const;
