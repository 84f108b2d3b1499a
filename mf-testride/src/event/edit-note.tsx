import { Box, Button, Typography } from '@site/ui';

interface EditNoteProps {
  /** Whose ride it is. */
  label: string;
  onStop: () => void;
}

/** Says whose kept ride stands in the form below, and leads back to a new one. */
export function EditNote({ label, onStop }: EditNoteProps) {
  return (
    <Box sx={{ mb: 2, p: 2, border: 2, borderColor: 'divider', borderRadius: '12px' }}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        You are editing the ride of {label}.
      </Typography>
      <Typography>It stays on this device until it is sent.</Typography>
      <Button variant="outlined" onClick={onStop} sx={{ mt: 1.5 }}>
        Stop editing
      </Button>
    </Box>
  );
}
