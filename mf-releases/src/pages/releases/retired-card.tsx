import type { Releases } from '@site/contract';
import { Box } from '@site/ui';
import { Card } from '../../parts/card';

/** Remotes that are out of the site, and how each comes back. */
export function RetiredCard({ remotes }: { remotes: NonNullable<Releases['retired']> }) {
  return (
    <Card title="Retired">
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, display: 'grid', gap: 2, listStyle: 'none' }}>
        {remotes.map(({ name, version }) => (
          <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
            <Box component="p" sx={{ m: 0, fontWeight: 650 }}>
              {name} {version}
            </Box>
            <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
              No visitor gets it. <code>pnpm release rollback {name}</code> brings it back.
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
