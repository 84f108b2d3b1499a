import IconButton from '@mui/material/IconButton';
import { CloseIcon } from '../icons/icons';
import { Box } from './box';
import { FaultCard } from './fault-card';
import type { LateFailureProps } from './late';

export interface OverlayFaultProps extends LateFailureProps {
  onClose?: (() => void) | undefined;
}

/** The fault card above the page, in the place of a dialog or menu whose code could not be had. */
export function OverlayFault({ onClose, onRetry, busy }: OverlayFaultProps) {
  return (
    <Box
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 1450,
        mx: 'auto',
        width: 'min(640px, 100%)',
        maxHeight: '100%',
        overflow: 'auto',
        display: 'grid',
        pt: onClose ? 1 : 4,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '20px 20px 0 0',
        backgroundColor: 'surface.raised',
      }}
    >
      {onClose && (
        <IconButton aria-label="Close" onClick={onClose} sx={{ justifySelf: 'end', mr: 1 }}>
          <CloseIcon />
        </IconButton>
      )}
      <FaultCard bare level="h2" onRetry={onRetry} busy={busy} />
    </Box>
  );
}
