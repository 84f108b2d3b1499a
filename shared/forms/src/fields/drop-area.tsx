import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { UploadIcon } from '@site/ui';
import type { ReactNode } from 'react';

const Area = styled('div')(({ theme }) => ({
  position: 'relative',
  // Whole names of a camera's pictures fit: on a phone the button beside it goes under it.
  flex: '1 1 18em',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 72,
  padding: '12px 20px',
  borderRadius: 12,
  border: `1.5px dashed ${theme.vars?.palette.text.disabled}`,
  backgroundColor: theme.vars?.palette.surface.raised,
  '&:hover, &:focus-within': { borderColor: theme.vars?.palette.text.primary },
  '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: 3 },
  '&[data-invalid]': { borderColor: theme.vars?.palette.error.main },
  // The browser's own input lies over the whole area, unseen: it takes clicks, drops and keys.
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
}));

interface DropAreaProps {
  file: File | null;
  invalid: boolean;
  /** The file input. */
  children: ReactNode;
}

/** Where a file is dropped or chosen, and which one it is. */
export function DropArea({ file, invalid, children }: DropAreaProps) {
  return (
    <Area {...(invalid ? { 'data-invalid': '' } : {})}>
      <UploadIcon size={24} />
      <Typography
        aria-live="polite"
        sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: file ? 600 : 400 }}
      >
        {file ? `${file.name} (${formatSize(file.size)})` : 'Drop a file here or choose one'}
      </Typography>
      {children}
    </Area>
  );
}

function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
