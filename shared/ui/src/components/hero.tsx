import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Box } from './box';
import { type ImageData, Media } from './media';
import { Eyebrow } from './page-heading';

export interface HeroProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  tagline?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** A render on the dark studio ground (`…-hero`), or of a place: see `place`. */
  image?: ImageData | undefined;
  /** True when the picture shows a place, which reaches to the window's edges, not the studio, which fades. */
  place?: boolean | undefined;
  /**
   * True shows the picture beside the words only, where the window has room for both. Elsewhere it is not loaded, so
   * that a phone shows the words, and what is done with them, at once; a page may show it further below
   * ({@link ClosingPicture}).
   */
  besideOnly?: boolean | undefined;
  /** True (default) when it is the page's first view: the picture loads first. */
  priority?: boolean | undefined;
  level?: 'h1' | 'h2' | undefined;
  /** `full` fills the window; `band` is lower, for inner pages. */
  height?: 'full' | 'band' | undefined;
  /** Numerals or anything else along the bottom edge. */
  children?: ReactNode;
}

const heights = {
  // Never so high that the bike is cut at the sides.
  full: { xs: 'auto', md: 'clamp(560px, min(100svh - 76px, 62vw), 900px)' },
  band: { xs: 'auto', md: 'clamp(460px, 66svh, 680px)' },
};

const titles = {
  full: 'clamp(3rem, 1rem + 6vw, 6.375rem)',
  band: 'clamp(2.5rem, 1.4rem + 3.4vw, 4.25rem)',
};

/** A phone on its side: bike and words stand beside each other, or the words would be below the window. */
const LOW_WINDOW = '(min-width:35rem) and (max-width:56.246875rem) and (max-height:32.5rem)';
const LOW = `@media ${LOW_WINDOW}`;

/**
 * A phone shows the picture 130 % wide. Where its pixels are small, a picture a sixth smaller looks the
 * same, and is the file of 800 pixels, not of 1200, that the first view of a usual phone waits for.
 */
export const HERO_SIZES = '(min-width: 900px) 72vw, (min-resolution: 1.5dppx) 110vw, 130vw';

/** Windows in which picture and words stand beside each other, for the preload of a picture that is shown there only. */
export const HERO_BESIDE = `(min-width:56.25rem), ${LOW_WINDOW}`;

/** A full-bleed first view: the bike on its studio ground, big type over it. Dark in both themes. */
export function Hero(props: HeroProps) {
  const { title, eyebrow, tagline, actions, image, place = false } = props;
  const { priority = true, besideOnly = false, level = 'h1', height = 'full', children } = props;
  return (
    <Box
      component="section"
      data-color-scheme="dark"
      sx={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        colorScheme: 'dark',
        color: 'text.primary',
        backgroundColor: 'background.default',
        minHeight: heights[height],
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        [LOW]: { minHeight: 'calc(100svh - 65px)' },
      }}
    >
      {image && (
        <HeroPicture
          image={image}
          priority={priority && !besideOnly}
          besideOnly={besideOnly}
          lifted={children !== undefined}
          whole={height === 'band'}
          place={place}
        />
      )}
      <Container
        maxWidth="xl"
        sx={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: { xs: 'flex-start', md: 'flex-end' },
          pt: { xs: besideOnly ? 6 : image ? 1 : 9, md: 10 },
          pb: { xs: 6, md: 7 },
          [LOW]: { justifyContent: 'center', pt: 2, pb: 3 },
        }}
      >
        <Box
          sx={{
            // Beside a narrow picture the lines end before the bike.
            maxWidth: { md: '37%', lg: height === 'full' ? 'min(38rem, 50%)' : 'min(38rem, 46%)' },
            [LOW]: { maxWidth: '47%' },
          }}
        >
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Typography
            component={level}
            variant="h1"
            sx={{
              outline: 'none',
              fontSize: titles[height],
              [LOW]: { fontSize: '2rem' },
            }}
            {...(level === 'h1' ? { tabIndex: -1 } : {})}
          >
            {title}
          </Typography>
          {tagline && (
            <Typography
              component="p"
              variant="subtitle1"
              sx={{
                mt: 2.5,
                maxWidth: 480,
                color: '#d4d4d8',
                [LOW]: { mt: 1, fontSize: '0.9375rem', lineHeight: 1.4 },
              }}
            >
              {tagline}
            </Typography>
          )}
          {actions && (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                mt: 4,
                [LOW]: { mt: 2, '& a': { minHeight: 44, px: 2.5 } },
              }}
            >
              {actions}
            </Box>
          )}
        </Box>
        {children && <Box sx={{ mt: { xs: 5, md: 6 } }}>{children}</Box>}
      </Container>
    </Box>
  );
}

interface HeroPictureProps {
  image: ImageData;
  priority: boolean;
  besideOnly: boolean;
  /** True keeps the wheels above what stands along the bottom edge. */
  lifted: boolean;
  /** True shows the bike from tyre to tyre beside the text, where the window is wide enough. */
  whole: boolean;
  place: boolean;
}

/** Fades into the page's near-black at the sides and below (art README). */
const STUDIO_MASK = {
  md: 'linear-gradient(90deg, transparent, #00000080 18%, #000 38%, #000 74%, #00000080 90%, transparent), linear-gradient(#000 82%, transparent)',
};
const WHOLE_STUDIO_MASK = {
  ...STUDIO_MASK,
  lg: 'linear-gradient(90deg, transparent, #000 20%, #000 82%, transparent), linear-gradient(#000 88%, transparent)',
};
/** Fades behind the words only. */
const PLACE_MASK = { md: 'linear-gradient(90deg, transparent, #0000004d 16%, #000 40%)' };
/** Fades into what stands along the bottom edge too. */
const LIFTED_PLACE_MASK = { md: `${PLACE_MASK.md}, linear-gradient(#000 88%, transparent)` };

function maskOf({ place, lifted, whole }: Pick<HeroPictureProps, 'place' | 'lifted' | 'whole'>) {
  if (place) return lifted ? LIFTED_PLACE_MASK : PLACE_MASK;
  return whole ? WHOLE_STUDIO_MASK : STUDIO_MASK;
}

function HeroPicture(props: HeroPictureProps) {
  const { image, priority, besideOnly, lifted, whole, place } = props;
  return (
    <Box
      sx={{
        // Not rendered, a lazy picture is not loaded.
        ...(besideOnly && { display: { xs: 'none', md: 'block' } }),
        position: { xs: 'relative', md: 'absolute' },
        zIndex: -1,
        top: 0,
        right: 0,
        bottom: { md: lifted ? 120 : 0 },
        width: { xs: '100%', md: '76%', ...(whole && { lg: '66%' }) },
        overflow: 'hidden',
        maskImage: {
          xs: 'linear-gradient(#000 78%, transparent)',
          ...maskOf({ place, lifted, whole }),
        },
        maskComposite: 'intersect',
        // One that is loaded late has a shape of its own, by which it would end before the window does.
        '& picture': { height: { md: '100%' }, ...(besideOnly && { width: '100%' }) },
        // Two elements: stronger than the picture's own `& > img`.
        '& picture > img': {
          width: { xs: '130%', md: '100%' },
          maxWidth: 'none',
          ml: { xs: '-15%', md: 0 },
          height: { md: '100%' },
          objectFit: 'cover',
          objectPosition: `50% ${whole ? 60 : place ? 50 : 35}%`,
        },
        [LOW]: {
          ...(besideOnly && { display: 'block' }),
          position: 'absolute',
          width: '62%',
          height: 'calc(100svh - 65px)',
          maskImage:
            'linear-gradient(90deg, transparent, #000 40%), linear-gradient(#000 82%, transparent)',
          '& picture': { height: '100%' },
          '& picture > img': { width: '100%', ml: 0, height: '100%' },
        },
      }}
    >
      <Media image={image} sizes={HERO_SIZES} priority={priority} />
    </Box>
  );
}

/** The picture of a {@link Hero} with `besideOnly`, for the end of its page where the window has no room beside words. */
export function ClosingPicture({ image }: { image: ImageData }) {
  return (
    <Box sx={{ display: { md: 'none' }, [LOW]: { display: 'none' } }}>
      <Media image={image} sizes="100vw" ratio="4 / 3" fit="cover" />
    </Box>
  );
}
