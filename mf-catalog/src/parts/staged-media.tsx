import type { Image } from '@site/contract';
import { Box, Media, type MediaProps } from '@site/ui';

/** True for a side view on transparency, which needs a floor to stand on (see the art's README). */
export function isCutout(image: Pick<Image, 'src'>): boolean {
  return image.src.includes('-cutout');
}

/** A cut-out's blur would shine through its clear parts until it is loaded; its stage stands anyway. */
export function withoutHalo(image: Image): Image {
  return isCutout(image) ? { ...image, blur: '' } : image;
}

export interface StagedMediaProps {
  image: Image;
  sizes: string;
  ratio?: string;
  priority?: MediaProps['priority'];
  alt?: string;
}

/** A picture in a rounded frame: cut-outs stand on a lit floor, other renders fill it. */
export function StagedMedia({ image, ratio = '16 / 10', ...media }: StagedMediaProps) {
  const cutout = isCutout(image);
  return (
    <Box
      sx={{
        overflow: 'hidden',
        borderRadius: { xs: '16px', md: '24px' },
        backgroundColor: 'surface.stage',
        ...(cutout && { backgroundImage: stageLight }),
        '& img': { transition: 'transform 250ms' },
      }}
    >
      <Media
        image={withoutHalo(image)}
        ratio={ratio}
        fit={cutout ? 'contain' : 'cover'}
        {...media}
      />
    </Box>
  );
}

/** A lighter middle of the floor, so that the bike's shadow is visible on the dark stage too. */
export const stageLight =
  'radial-gradient(ellipse 62% 58% at 50% 66%, rgba(255, 255, 255, 0.34), rgba(255, 255, 255, 0) 100%)';
