import type { PopperProps } from '@mui/material/Popper';
import { Box, createLate, ViewError, ViewLoading } from '@site/ui';
import type { ReactNode } from 'react';

/** Below the field, above what follows it, as the list itself. */
function InItsPlace({ children }: { children: ReactNode }) {
  return (
    // A press on it leaves the focus in the field: without it the list would close.
    <Box
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        position: 'absolute',
        zIndex: 'modal',
        insetInline: 0,
        mt: 1,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        backgroundColor: 'surface.raised',
      }}
    >
      {children}
    </Box>
  );
}

/**
 * Places the list of an Autocomplete: MUI's `Popper`, whose code comes when a list opens for the first time. The host
 * puts it in the place in which MUI's Autocomplete imports it (`left-out` of the preset).
 */
const { Late: LatePopper } = createLate<PopperProps>(
  async () => (await import(/* webpackChunkName: "popper" */ '@mui/material/Popper')).default,
  {
    Waiting: () => (
      <InItsPlace>
        <ViewLoading />
      </InItsPlace>
    ),
    Failed: ({ onRetry, busy }) => (
      <InItsPlace>
        <ViewError
          message="The list could not be loaded. Please try again later."
          onRetry={onRetry}
          busy={busy}
        />
      </InItsPlace>
    ),
  },
);

export default LatePopper;
