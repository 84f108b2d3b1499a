import type { SlotProps } from '@site/shell';
import {
  Box,
  Button,
  CloseIcon,
  createLate,
  Dialog,
  DialogActions,
  DialogContent,
  IconButton,
  OverlayFault,
  Typography,
} from '@site/ui';
import { useId, useRef, useState } from 'react';
import { LOW } from './low-window';
import { ModelList } from './model-list';

/** Brings the form parts along: loaded when somebody asks for the history. */
const history = createLate(
  async () => (await import('./order-history-dialog')).OrderHistoryDialog,
  { Failed: OverlayFault },
);

/** "Book Your Ride Today!" (spec §2): the models to book, and the way to the order history. */
export function Slot({ open, onClose }: SlotProps<'book-now'>) {
  const id = useId();
  const [historyOpen, setHistoryOpen] = useState(false);
  const historyIsNext = useRef(false);
  const showHistory = () => {
    historyIsNext.current = true;
    // Its code comes while the first dialog goes; a failure shows in its own place.
    history.preload().catch(() => undefined);
    onClose();
  };
  // One dialog after the other: while two overlap, one that opens may stay hidden from screen readers.
  const transition = {
    onEnter: () => {
      historyIsNext.current = false;
    },
    onExited: () => {
      if (historyIsNext.current) setHistoryOpen(true);
      historyIsNext.current = false;
    },
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        aria-labelledby={id}
        maxWidth="lg"
        fullWidth
        slotProps={{ transition, paper: { sx: { [LOW]: nearlyWhole } } }}
      >
        <Box sx={heading}>
          <Typography component="h2" variant="h3" id={id} sx={{ flex: 1 }}>
            Book Your Ride Today!
          </Typography>
          <IconButton aria-label="Close" onClick={onClose}>
            <CloseIcon size={22} />
          </IconButton>
        </Box>
        <DialogContent dividers sx={{ p: 3, [LOW]: { px: 2, py: 1.5 } }}>
          <ModelList onFollow={onClose} />
        </DialogContent>
        <DialogActions sx={{ justifyContent: 'flex-start', px: 3, py: 2, [LOW]: { px: 0, py: 0 } }}>
          <Button variant="text" onClick={showHistory}>
            Check Order History
          </Button>
        </DialogActions>
      </Dialog>
      <history.Late open={historyOpen} onClose={() => setHistoryOpen(false)} />
    </>
  );
}

/** As large as the window but for a rim. */
const nearlyWhole = { m: 1, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' } as const;
const heading = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 3,
  pb: 2,
  [LOW]: { px: 2, py: 0.5, '& > h2': { typography: 'h5' } },
} as const;
