import type { KeptRecord } from '@site/outbox';
import { Box, Typography } from '@site/ui';
import { useId } from 'react';
import { RecordRow } from './record-row';

interface WaitingListProps {
  records: readonly KeptRecord[];
  /** The form of this page: its refused rides can be edited here. */
  form: string;
  onEdit: (id: number) => void;
  onRemove: (record: KeptRecord) => void;
}

/** The rides that are on this device, in the order in which they are sent; nothing without any. */
export function WaitingList({ records, form, onEdit, onRemove }: WaitingListProps) {
  const id = useId();
  if (records.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4, mb: 4 }}>
      <Typography component="h2" variant="h4" id={id} sx={{ mb: 1 }}>
        Waiting to be sent ({records.length})
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {records.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            onEdit={record.form === form ? () => onEdit(record.id) : undefined}
            onRemove={() => onRemove(record)}
          />
        ))}
      </Box>
    </Box>
  );
}
