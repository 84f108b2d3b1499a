import type { PopperProps } from '@mui/material/Popper';
import { Box, createLate, Typography, ViewError } from '@site/ui';
import type { ReactNode } from 'react';
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

/**
 * Places the list of an Autocomplete: MUI's `Popper`, whose code comes when a list opens for the first time. The host
 * puts it in the place in which MUI's Autocomplete imports it (`left-out` of the preset).
 */
const { Late: LatePopper } = createLate<PopperProps>(
  async () => (await import(/* webpackChunkName: "popper" */ '@mui/material/Popper')).default,
  {
    Waiting: ({ anchorEl }) => (
      <InItsPlace anchorEl={anchorEl}>
        <Typography role="status" sx={waiting}>
          Loading
        </Typography>
      </InItsPlace>
    ),
    Failed: ({ anchorEl, onRetry, busy }) => (
      <InItsPlace anchorEl={anchorEl}>
        <ViewError
          message="The list could not be loaded. Please try again later."
          onRetry={onRetry}
          busy={busy}
        />
      </InItsPlace>
    ),
  },
);

const waiting = { px: 2, py: 1.5, color: 'text.secondary' } as const;

export default LatePopper;
