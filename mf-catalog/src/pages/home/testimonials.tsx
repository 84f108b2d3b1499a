import type { Testimonial } from '@site/contract';
import { Box, Section, Typography } from '@site/ui';
import { DrawingImage } from '../../parts/drawing-image';

/** What riders say: four quotations between hairlines. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Section title="From the saddle" eyebrow="Riders">
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          columnGap: { md: 8 },
        }}
      >
        {testimonials.map((testimonial) => (
          <Quotation key={testimonial.id} testimonial={testimonial} />
        ))}
      </Box>
    </Section>
  );
}

function Quotation({ testimonial }: { testimonial: Testimonial }) {
  return (
    <Box
      component="li"
      sx={{ borderTop: '1px solid', borderColor: 'divider', py: { xs: 4, md: 5 } }}
    >
      <Box component="figure" sx={{ m: 0 }}>
        <Typography
          component="blockquote"
          sx={{
            m: 0,
            fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)',
            fontWeight: 600,
            lineHeight: 1.35,
            letterSpacing: '-0.022em',
            textWrap: 'pretty',
          }}
        >
          “{testimonial.quote}”
        </Typography>
        <Box component="figcaption" sx={{ mt: 3, display: 'flex', alignItems: 'center', gap: 2 }}>
          {testimonial.portrait && <DrawingImage drawing={testimonial.portrait} height={56} />}
          <Box>
            <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
              {testimonial.name}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {testimonial.vehicle}, {testimonial.place}
            </Typography>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
