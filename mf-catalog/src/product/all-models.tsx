import { readTechnicalSpecs } from '@site/api-client';
import { brand } from '@site/brand';
import type { ProductGroups } from '@site/contract';
import { buildProductPath } from '@site/links';
import { Box, Section, SiteLink, Typography } from '@site/ui';
import { useId } from 'react';
import { FinePrint } from '../parts/fine-print';
import { StagedMedia } from '../parts/staged-media';
import { buildMenuEntries, type MenuEntry } from './build-menu-entries';
import { describePrice, describeRange } from './describe-entry';
import { usePresentAddress } from './use-present-address';

/** Every model with picture, price and range, in the place of a product that there is not; one that was renamed is gone to. */
export default function AllModels({ groups }: { groups: ProductGroups }) {
  usePresentAddress();
  const id = useId();
  const specs = readTechnicalSpecs.useRead().data ?? {};
  const titles = new Set(groups.flatMap(([first]) => first?.ai_title ?? []));
  const links = [...titles].map((label) => ({
    label,
    to: buildProductPath(label),
    current: false,
  }));
  return (
    <Section space="small" tone="sunken">
      <Typography component="h2" variant="h4" id={id} sx={{ mb: 3 }}>
        Find your {brand.name}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={grid}>
        {buildMenuEntries(links, groups, specs).map((entry) => (
          <ModelCard key={entry.to} entry={entry} />
        ))}
      </Box>
      <FinePrint of="range" />
      <FinePrint of="price" />
    </Section>
  );
}

function ModelCard({ entry }: { entry: MenuEntry }) {
  return (
    <Box component="li" sx={card}>
      {entry.image && <StagedMedia image={entry.image} sizes={SIZES} ratio="5 / 4" alt="" />}
      <Typography component="h3" variant="h5" sx={{ mt: 2 }}>
        <SiteLink to={entry.to} sx={wholeCard}>
          {entry.label}
        </SiteLink>
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {describePrice(entry)}
        {entry.range && <span>{describeRange(entry)}</span>}
      </Typography>
    </Box>
  );
}

const SIZES = '(min-width: 900px) 25vw, 50vw';

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: { xs: 2, md: 3 },
  rowGap: 4,
  m: 0,
  mb: 4,
  p: 0,
  listStyle: 'none',
} as const;

const card = {
  position: 'relative',
  '&:hover img': { transform: 'scale(1.03)' },
  '& p > span': { display: 'block' },
} as const;

/** The link covers its whole card: one target, its name the model's. */
const wholeCard = {
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
} as const;
