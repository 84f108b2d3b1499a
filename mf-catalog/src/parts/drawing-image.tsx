import type { Drawing } from '@site/contract';
import { styled } from '@site/ui';

const Image = styled('img')({ display: 'block', maxWidth: '100%', objectFit: 'contain' });

interface DrawingImageProps {
  drawing: Drawing;
  /** Pixels on the page; the width follows from the drawing's shape, before it has loaded too. */
  height: number;
}

/** A drawing of the content store, loaded when it comes near. */
export function DrawingImage({ drawing, height }: DrawingImageProps) {
  return (
    <Image
      src={drawing.src}
      width={drawing.width}
      height={drawing.height}
      alt={drawing.alt}
      loading="lazy"
      decoding="async"
      sx={{ height, width: 'auto' }}
    />
  );
}
