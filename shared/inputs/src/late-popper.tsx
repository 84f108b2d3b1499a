import type { PopperProps } from '@mui/material/Popper';
import { Box, createLate, type LateFailureProps, Typography, ViewError } from '@site/ui';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

interface InItsPlaceProps {
  anchorEl: PopperProps['anchorEl'];
  children: ReactNode;
}

/** In the place of the list: below its field, above the page. */
function InItsPlace({ anchorEl, children }: InItsPlaceProps) {
  if (!(anchorEl instanceof Element)) return null;
  const { bottom, left, width } = anchorEl.getBoundingClientRect();
  return createPortal(
    // A press on it leaves the focus in the field: without it the list would close.
    <Box
      onMouseDown={(event) => event.preventDefault()}
      style={{ top: bottom + window.scrollY, left: left + window.scrollX, width }}
      sx={{
        position: 'absolute',
        zIndex: 'modal',
        mt: '10px',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        backgroundColor: 'surface.raised',
        color: 'text.primary',
      }}
    >
      {children}
    </Box>,
    document.body,
  );
}

const waiting = { px: 2, py: 1.5, color: 'text.secondary' } as const;

/** Enter is for the list that has opened: in a field without one it would send the form. */
function Waiting({ anchorEl }: PopperProps) {
  useEffect(() => {
    if (!(anchorEl instanceof Element)) return;
    const hear = (event: Event) => {
      if ((event as KeyboardEvent).key === 'Enter') event.preventDefault();
    };
    anchorEl.addEventListener('keydown', hear);
    return () => anchorEl.removeEventListener('keydown', hear);
  }, [anchorEl]);
  return (
    <InItsPlace anchorEl={anchorEl}>
      <Typography role="status" sx={waiting}>
        Loading
      </Typography>
    </InItsPlace>
  );
}

/** A keyboard cannot reach the button: the list closes when the focus leaves its field. */
function Lost({ anchorEl, onRetry, busy }: PopperProps & LateFailureProps) {
  useEffect(() => {
    if (!(anchorEl instanceof Element)) return;
    const hear = (event: Event) => {
      if ((event as KeyboardEvent).key === 'ArrowDown' && !busy) onRetry();
    };
    anchorEl.addEventListener('keydown', hear);
    return () => anchorEl.removeEventListener('keydown', hear);
  }, [anchorEl, busy, onRetry]);
  return (
    <InItsPlace anchorEl={anchorEl}>
      <ViewError
        message="The list could not be loaded. Press Try Again or the down arrow."
        onRetry={onRetry}
        busy={busy}
      />
    </InItsPlace>
  );
}

/**
 * Places the list of an Autocomplete: MUI's `Popper`, whose code comes when a list opens for the first time. The host
 * puts it in the place in which MUI's Autocomplete imports it (`left-out` of the preset).
 */
const { Late: LatePopper } = createLate<PopperProps>(
  async () => (await import(/* webpackChunkName: "popper" */ '@mui/material/Popper')).default,
  { Waiting, Failed: Lost },
);

export default LatePopper;
