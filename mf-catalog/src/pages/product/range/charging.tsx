import { readTechnicalSpecs } from '@site/api-client';
import { Box, Section, SiteLink, Typography } from '@site/ui';
import { TwoColumns } from '../../../parts/two-columns';
import { chargingLines } from '../../../product/shown-specs';
import { SpecTable } from '../../../product/spec-table';
import { topicPath } from '../../ownership/ownership-topics';
import { SocketCheck } from './socket-check';

/** Charging times of the data sheet, a check of the socket at home, and where the warranty stands. */
export function Charging({ modelKey }: { modelKey: string }) {
  const specs = readTechnicalSpecs.useRead();
  const lines = chargingLines(specs.data?.[modelKey] ?? []);
  return (
    <Section
      title="Charging, at home and on the way"
      eyebrow="Charging"
      lead="The charger is on board. Best is a 15 A socket with proper earthing; a 5 A one takes twice as long."
    >
      <TwoColumns>
        {lines.length > 0 && <SpecTable section={{ title: 'Charging times', lines }} />}
        <Box>
          <SocketCheck />
          <Typography sx={{ mt: 3, color: 'text.secondary' }}>
            The battery has a warranty of its own. What it covers, in plain words:{' '}
            <SiteLink to={topicPath('warranty')} underline="always">
              warranty
            </SiteLink>
          </Typography>
        </Box>
      </TwoColumns>
    </Section>
  );
}
