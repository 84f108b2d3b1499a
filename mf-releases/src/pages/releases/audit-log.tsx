import type { Releases } from '@site/contract';
import { Box, Button } from '@site/ui';
import { useState } from 'react';
import { type Column, DataTable } from '../../parts/data-table';
import { formatTime } from '../../rules/format-time';

type Line = NonNullable<Releases['audit']>[number];

/** Lines that are shown at first, and with each press of the button. */
const STEP = 10;

const columns: readonly Column<Line>[] = [
  { name: 'When', isShort: true, cell: ({ at }) => formatTime(at) },
  { name: 'What', isName: true, cell: ({ action, subject }) => `${action} ${subject}` },
  { name: 'From', isShort: true, cell: ({ from }) => from ?? 'nothing' },
  { name: 'To', isShort: true, cell: ({ to }) => to },
  { name: 'By', isShort: true, cell: ({ releaser }) => releaser },
  { name: 'Why', cell: ({ why }) => why || 'no note' },
];

/** The last switches, some at a time. */
export function AuditLog({ lines }: { lines: Releases['audit'] }) {
  const [shown, setShown] = useState(STEP);
  if (lines === null)
    return <p>This host has no audit log: it follows a bucket, which keeps the log.</p>;
  if (lines.length === 0) return <p>Nothing was switched yet.</p>;
  return (
    <>
      <DataTable
        caption="Audit log"
        columns={columns}
        rows={lines.slice(0, shown)}
        keyOf={({ at, action, subject, to }) => `${at} ${action} ${subject} ${to}`}
      />
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {lines.length > shown && (
          <Button variant="outlined" onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, lines.length - shown)} more
          </Button>
        )}
        <Box component="p" role="status" sx={{ m: 0, color: 'text.secondary' }}>
          {Math.min(shown, lines.length)} of {lines.length} lines
        </Box>
      </Box>
    </>
  );
}
