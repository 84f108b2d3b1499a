import type { ReleasedRemote } from '@site/contract';
import { Box } from '@site/ui';
import { formatBytes } from '../../rules/format-bytes';
import { CHART, planBars } from '../../rules/plan-bars';

interface SizeChartProps {
  remote: string;
  /** Oldest first. */
  sizes: ReleasedRemote['sizes'];
}

/** A bar for each release, the last one in the brand's colour. The table below it has the numbers. */
export function SizeChart({ remote, sizes }: SizeChartProps) {
  const { width, height } = CHART;
  const shown = sizes.slice(-CHART.mostBars);
  const bars = planBars(shown.map(({ bytes }) => bytes));
  const known = shown.flatMap(({ bytes }) => bytes ?? []);
  const label = `Sizes of ${remote}: ${known.length} of the last releases, ${formatBytes(
    Math.min(...known),
  )} to ${formatBytes(Math.max(...known))}`;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height + 1}`}
      role="img"
      aria-label={label}
      sx={{ display: 'block', width: '100%', height: 'auto', mt: 2, color: 'text.secondary' }}
    >
      {bars.map((bar, at) => {
        const { version = '', bytes = null } = shown[at] ?? {};
        if (!bar || bytes === null) return null;
        const isLast = at === bars.length - 1;
        return (
          <Box
            key={version}
            component="rect"
            {...bar}
            rx={2}
            sx={{
              color: isLast ? 'primary.main' : 'inherit',
              fill: 'currentColor',
              opacity: isLast ? 1 : 0.45,
            }}
          >
            <title>{`${version}: ${formatBytes(bytes)}`}</title>
          </Box>
        );
      })}
      <rect y={height} width={width} height={1} fill="currentColor" />
    </Box>
  );
}
