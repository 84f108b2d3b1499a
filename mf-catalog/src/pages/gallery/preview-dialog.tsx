import type { GalleryItem } from '@site/contract';
import {
  Box,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  Dialog,
  IconButton,
  Media,
  Typography,
} from '@site/ui';
import { type KeyboardEvent, useId } from 'react';
import { isCutout, stageLight, withoutHalo } from '../../parts/staged-media';
import { resolvePreviewIndex } from './resolve-preview-index';
import { useSwipe } from './use-swipe';

interface PreviewDialogProps {
  items: readonly GalleryItem[];
  /** The picture shown; null while closed. */
  index: number | null;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/**
 * A picture in full size: previous and next by button, arrow key or swipe; Escape closes, and the
 * focus goes back to the picture that opened it.
 */
export function PreviewDialog({ items, index, onIndex, onClose }: PreviewDialogProps) {
  const nameId = useId();
  const item = index === null ? undefined : items[index];
  const go = (step: number) => {
    if (index !== null) onIndex(resolvePreviewIndex(index, step, items.length));
  };
  const swipe = useSwipe(go);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  return (
    <Dialog
      fullScreen
      open={item !== undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={nameId}
      slotProps={{ paper: { 'data-color-scheme': 'dark', sx: paper } as object }}
    >
      {item && index !== null && (
        <>
          <Box sx={bar}>
            <Typography component="p" variant="subtitle2" aria-live="polite">
              <span id={nameId}>{item.name}</span>{' '}
              <Box component="span" sx={{ ml: 2, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {index + 1} of {items.length}
              </Box>
            </Typography>
            <IconButton aria-label="Close" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Box>
          <Box sx={stage(item)} {...swipe}>
            <Media
              key={item.id}
              image={withoutHalo(item.image)}
              sizes="100vw"
              fit="contain"
              priority
            />
          </Box>
          {items.length > 1 && (
            <Box sx={{ ...bar, justifyContent: 'center' }}>
              <IconButton aria-label="Previous picture" onClick={() => go(-1)}>
                <ChevronLeftIcon />
              </IconButton>
              <IconButton aria-label="Next picture" onClick={() => go(1)}>
                <ChevronRightIcon />
              </IconButton>
            </Box>
          )}
        </>
      )}
    </Dialog>
  );
}

const paper = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  color: 'text.primary',
  backgroundColor: 'background.default',
  colorScheme: 'dark',
} as const;

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: { xs: 2, md: 4 },
  py: 1.5,
} as const;

const stage = ({ image }: GalleryItem) =>
  ({
    minHeight: 0,
    touchAction: 'pan-y pinch-zoom',
    userSelect: 'none',
    ...(isCutout(image) && { backgroundImage: stageLight }),
    '& picture': { height: '100%' },
    '& picture > img': { height: '100%', objectFit: 'contain' },
  }) as const;
