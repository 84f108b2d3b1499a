import type { PressLink } from '@site/contract';
import {
  Box,
  CAROUSEL_AUTOPLAY_MS,
  CAROUSEL_SLIDES,
  Carousel,
  Media,
  Section,
  SiteLink,
  Typography,
} from '@site/ui';

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
    <SiteLink
      to={link.url}
      newTab
      sx={{
        display: 'block',
        height: '100%',
        borderTop: '1px solid',
        borderColor: 'divider',
        pt: 2.5,
        pr: 2,
        textDecoration: 'none',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {link.image && (
        <Box sx={{ mb: 2, maxWidth: 140 }}>
          <Media image={link.image} sizes="140px" alt="" />
        </Box>
      )}
      <Typography component="span" variant="h4" sx={{ display: 'block' }}>
        {link.name}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'block', mt: 1, color: 'text.secondary' }}
      >
        {link.headline}
      </Typography>
    </SiteLink>
  );
}
