import type { Certification } from '@site/contract';
import { Box, Container, Typography } from '@site/ui';
import { DrawingImage } from '../../../parts/drawing-image';

/** The approvals that the content names. The site claims none by itself: without any there is nothing. */
export function Certifications({ marks }: { marks: readonly Certification[] }) {
  if (marks.length === 0) return null;
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 4, md: 6 } }}>
      <Box component="ul" aria-label="Certifications" sx={row}>
        {marks.map(({ name, mark }) => (
          <li key={name}>
            {mark && <DrawingImage drawing={mark} height={40} />}
            <Typography component="span" variant="body2">
              {name}
            </Typography>
          </li>
        ))}
      </Box>
    </Container>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 1.5 },
} as const;
