import { useNavigation } from '@site/router';
import { Box, CircularProgress, keyframes } from '@site/ui';
import { useLasting } from '../hooks/use-lasting';

/** A page that comes sooner than this, in ms, needs no word. */
export const PENDING_WORD_AFTER_MS = 250;

const run = keyframes({ from: { transform: 'scaleX(0.04)' }, to: { transform: 'scaleX(0.92)' } });

/**
 * While the next page's data and code are on their way: a thin line along the top, and soon the word
 * "Loading" (spec §2). The page that is left stays usable below.
 */
export function PendingBar() {
  const pending = useNavigation().state !== 'idle';
  const lasting = useLasting(pending, PENDING_WORD_AFTER_MS);
  return (
    <>
      {pending && <Box aria-hidden="true" sx={lineSx} />}
      <Box role="status" sx={placeSx}>
        {lasting && (
          <Box sx={wordSx}>
            <CircularProgress size={18} thickness={5} color="inherit" aria-hidden="true" />
            Loading
          </Box>
        )}
      </Box>
    </>
  );
}

const lineSx = {
  position: 'fixed',
  zIndex: 1500,
  top: 0,
  left: 0,
  right: 0,
  height: 3,
  backgroundColor: 'brand.red',
  transformOrigin: 'left',
  animation: `${run} 5s cubic-bezier(0.1, 0.9, 0.2, 1) 120ms both`,
} as const;

const placeSx = {
  position: 'fixed',
  zIndex: 1450,
  // Below the header, above everything of the page.
  top: { xs: 80, lg: 92 },
  left: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
} as const;

const wordSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 2.5,
  py: 1.25,
  borderRadius: 999,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'background.default',
  backgroundColor: 'text.primary',
  boxShadow: '0 10px 32px rgba(0, 0, 0, 0.18)',
} as const;
