import { ORDER_HISTORY_PATH, type OrderHistoryState } from '@site/links';
import { useNavigate } from '@site/router';
import { Box, CloseIcon, Dialog, DialogContent, IconButton, Typography } from '@site/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { VerifyNumber } from '../../parts/verify-number';

/** From the verified number to its order (spec §4, §9). */
const REDIRECT_MS = 3000;

interface OrderHistoryDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks to verify the mobile number; 3 s after that it closes and the order history opens (spec §4). */
export function OrderHistoryDialog({ open, onClose }: OrderHistoryDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 3, pb: 1 }}>
        <Typography component="h2" variant="h4" id={id} sx={{ flex: 1 }}>
          Check Order History
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon size={22} />
        </IconButton>
      </Box>
      <DialogContent sx={{ p: 3, pt: 1 }}>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          Verify your mobile number to see your latest order.
        </Typography>
        <VerifyAndGo labelledBy={id} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

/** Lives as long as the dialog is open: closing it, or typing another number, drops the way there. */
function VerifyAndGo({ labelledBy, onClose }: { labelledBy: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [verified, setVerified] = useState<string>();
  const goOn = useEffectEvent((phoneNumber: string) => {
    const state: OrderHistoryState = { phoneNumber };
    onClose();
    navigate(ORDER_HISTORY_PATH, { state });
  });
  useEffect(() => {
    if (verified === undefined) return;
    const timer = setTimeout(() => goOn(verified), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [verified]);
  return (
    <>
      <VerifyNumber labelledBy={labelledBy} onChange={setVerified} />
      <Typography role="status" variant="body2" sx={{ minHeight: 24, color: 'text.secondary' }}>
        {verified !== undefined && 'Opening your order…'}
      </Typography>
    </>
  );
}
