import type { ReleasedRemote } from '@site/contract';
import { Box } from '@site/ui';
import { Card } from '../../parts/card';
import { DataTable } from '../../parts/data-table';
import { formatBytes, formatChange } from '../../rules/format-bytes';
import { formatTime } from '../../rules/format-time';
import { SizeChart } from './size-chart';

/** How the size of a remote went: the last one as words, all as a chart and as a table. */
export function SizeCard({ remote: { name, sizes } }: { remote: ReleasedRemote }) {
  const known = sizes.flatMap(({ bytes }) => bytes ?? []);
  const [first] = known;
  const last = known.at(-1);
  return (
    <Card title={name}>
      {last === undefined || first === undefined ? (
        <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
          The files of its releases are not on this host.
        </Box>
      ) : (
        <>
          <Box component="p" sx={{ m: 0, mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <strong>{formatBytes(last)}</strong>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {known.length > 1
                ? `${formatChange(last - first)} over ${known.length} releases`
                : 'one release'}
            </Box>
          </Box>
          {known.length > 1 && <SizeChart remote={name} sizes={sizes} />}
        </>
      )}
      <Box component="details" sx={{ mt: 1.5, '& summary': { cursor: 'pointer', py: 1 } }}>
        <summary>As a table</summary>
        <DataTable
          caption={`Sizes of ${name}`}
          rows={[...sizes].reverse()}
          keyOf={({ version }) => version}
          columns={[
            { name: 'Version', isName: true, cell: ({ version }) => version },
            {
              name: 'Size',
              cell: ({ bytes }) => (bytes === null ? 'not known' : formatBytes(bytes)),
            },
            { name: 'Released', cell: ({ releasedAt }) => formatTime(releasedAt) },
          ]}
        />
      </Box>
    </Card>
  );
}
