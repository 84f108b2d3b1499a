import type { KeptRecord } from '@site/outbox';
import { Box, Button, Stack, Typography } from '@site/ui';

interface RecordRowProps {
  record: KeptRecord;
  /** Missing where this page's form cannot show it. */
  onEdit: (() => void) | undefined;
  onRemove: () => void;
}

const states = { waiting: 'Waiting', sending: 'Sending', refused: 'Refused' } as const;

/** Why a record is still here, in the server's words where it has said something. */
function reasonOf({ content, state }: KeptRecord): string | undefined {
  const { refusal, reason } = content;
  if (!refusal) return state === 'waiting' && reason ? 'The server was not reached.' : undefined;
  const words = [refusal.message, ...Object.values(refusal.fieldErrors)].filter(Boolean);
  return words.length > 0 ? [...new Set(words)].join(' ') : 'The server gave no reason.';
}

const keptAtText = (ms: number): string =>
  new Date(ms).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** One ride that is on this device: whose it is, since when, where it stands. */
export function RecordRow({ record, onEdit, onRemove }: RecordRowProps) {
  const { content, state, keptAt } = record;
  const reason = reasonOf(record);
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: 2, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 650 }}>{content.label}</Typography>
        <Box
          component="span"
          sx={{
            flexShrink: 0,
            fontWeight: 650,
            color: state === 'refused' ? 'error.main' : undefined,
          }}
        >
          {states[state]}
        </Box>
      </Stack>
      <Typography>
        {keptAtText(keptAt)}
        {content.file && `, with ${content.file.name}`}
      </Typography>
      {reason && <Typography sx={{ mt: 0.5 }}>{reason}</Typography>}
      {state === 'refused' && (
        <Stack direction="row" sx={{ mt: 1.5, gap: 1 }}>
          {onEdit ? (
            <Button
              variant="contained"
              onClick={onEdit}
              aria-label={`Edit the ride of ${content.label}`}
            >
              Edit
            </Button>
          ) : (
            <Typography>Open the page that it was recorded on to edit it.</Typography>
          )}
          <Button
            variant="outlined"
            onClick={onRemove}
            aria-label={`Remove the ride of ${content.label}`}
          >
            Remove
          </Button>
        </Stack>
      )}
    </Box>
  );
}
