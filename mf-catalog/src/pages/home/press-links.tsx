import type { PressLink } from '@site/contract';
import {
  Box,
  CAROUSEL_AUTOPLAY_MS,
  CAROUSEL_SLIDES,
  Carousel,
  Section,
  SiteLink,
  type Theme,
  Typography,
} from '@site/ui';
import { DrawingImage } from '../../parts/drawing-image';

/** Media that wrote about the maker; each opens in a new tab. */
export function PressLinks({ links }: { links: readonly PressLink[] }) {
  return (
    <Section title="Featured in" eyebrow="Press" space="small">
      <Carousel
        label="Press links"
        perView={CAROUSEL_SLIDES.featured}
        autoplayMs={CAROUSEL_AUTOPLAY_MS.featured}
      >
        {links.map((link) => (
          <PressCard key={link.id} link={link} />
        ))}
      </Carousel>
    </Section>
  );
}

function PressCard({ link }: { link: PressLink }) {
  return (
    <SiteLink to={link.url} newTab sx={card}>
      <Box className="plate" component="span" sx={[plate, brighterOnDark]}>
        {link.logo ? (
          <DrawingImage drawing={link.logo} height={40} />
        ) : (
          <Typography component="span" variant="h4">
            {link.name}
          </Typography>
        )}
      </Box>{' '}
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'block', mt: 2, pr: 1, color: 'text.secondary', textWrap: 'pretty' }}
      >
        {link.headline}
      </Typography>
    </SiteLink>
  );
}

const card = {
  display: 'block',
  height: '100%',
  textDecoration: 'none',
  '&:hover .plate': { borderColor: 'primary.main' },
} as const;

/** The card that a logo stands on. */
const plate = {
  display: 'grid',
  placeItems: 'center',
  height: { xs: 104, md: 120 },
  px: 3,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'surface.raised',
  textAlign: 'center',
  transition: 'border-color 160ms',
} as const;

/** The logos keep to the middle between ink and paper; on near-black they may be lighter. */
const brighterOnDark = (theme: Theme) =>
  theme.applyStyles('dark', { '& img': { filter: 'brightness(1.65)' } });
