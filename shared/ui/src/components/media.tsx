import { styled } from '@mui/material/styles';
import type { CSSProperties, SyntheticEvent } from 'react';

/** A picture as API and content answers carry it (`imageSchema` of the contract). */
export interface ImageData {
  /** Path without width and type, e.g. `/static/img/gt-graphite-hero`. */
  src: string;
  /** Pixels of the original: the box before the picture is there. */
  width: number;
  height: number;
  /** Widths that exist as `<src>-<width>.avif` and `.webp`. */
  widths: readonly number[];
  /** Colours from top to bottom, with commas between, shown until the picture is there; empty for none. */
  blur?: string | undefined;
  alt: string;
}

export interface MediaProps {
  image: ImageData;
  /** How wide the picture will be, as in `<img sizes>`, e.g. `(min-width: 900px) 50vw, 100vw`. */
  sizes: string;
  /** True for a picture of the first view: loaded at once and first. */
  priority?: boolean | undefined;
  /** How it fills a box of another shape. */
  fit?: 'cover' | 'contain' | undefined;
  /** Shape of the box, e.g. `16 / 10`; the picture's own by default. */
  ratio?: string | undefined;
  /** Replaces the picture's own text; empty for decoration. */
  alt?: string | undefined;
  className?: string | undefined;
}

const Picture = styled('picture')({
  display: 'block',
  '& > img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  },
});

/**
 * A picture that nobody sees yet leaves the line to the scripts: a browser loads lazy pictures up to 1,250 px
 * below the window, as soon as the page is laid out. Once the page is alive it does so here too.
 */
const LatePicture = styled(Picture)({
  'html:not([data-alive]) &': { contentVisibility: 'auto' },
});

/** `srcset` of one file type, e.g. `/a-480.avif 480w, /a-800.avif 800w`. */
export function imageSrcSet(
  image: Pick<ImageData, 'src' | 'widths'>,
  type: 'avif' | 'webp',
): string {
  return image.widths.map((width) => `${image.src}-${width}.${type} ${width}w`).join(', ');
}

/** The preload entry of a first-view picture, for `PageHead.preloadImages`. */
export function imagePreload(image: ImageData, sizes: string) {
  return {
    href: `${image.src}-${largest(image)}.avif`,
    srcSet: imageSrcSet(image, 'avif'),
    sizes,
    type: 'image/avif',
  };
}

function largest(image: ImageData): number {
  return image.widths.reduce((most, width) => Math.max(most, width), 0);
}

/** The colours must go once the picture is there: a cut-out would show them through its clear parts. */
function dropPlaceholder(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.style.backgroundImage = 'none';
}

function dropIfLoaded(element: HTMLImageElement | null): void {
  if (element?.complete && element.naturalWidth > 0) element.style.backgroundImage = 'none';
}

/** A picture in AVIF and WebP at the width that fits, with its box kept and colours in it until it is there. */
export function Media({ image, sizes, priority, fit, ratio, alt, className }: MediaProps) {
  const style: CSSProperties = {
    ...(image.blur ? { backgroundImage: `linear-gradient(${image.blur})` } : {}),
    ...(ratio === undefined ? {} : { aspectRatio: ratio }),
    ...(fit === undefined ? {} : { objectFit: fit }),
    ...(fit === 'contain' ? { backgroundSize: 'contain', backgroundRepeat: 'no-repeat' } : {}),
  };
  const Frame = priority ? Picture : LatePicture;
  const shape = priority ? {} : { aspectRatio: ratio ?? `${image.width}/${image.height}` };
  return (
    <Frame className={className} style={shape}>
      <source type="image/avif" srcSet={imageSrcSet(image, 'avif')} sizes={sizes} />
      <img
        ref={dropIfLoaded}
        srcSet={imageSrcSet(image, 'webp')}
        sizes={sizes}
        src={`${image.src}-${largest(image)}.webp`}
        width={image.width}
        height={image.height}
        alt={alt ?? image.alt}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        style={style}
        onLoad={dropPlaceholder}
      />
    </Frame>
  );
}
