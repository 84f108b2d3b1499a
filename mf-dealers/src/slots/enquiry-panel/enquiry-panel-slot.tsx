import { campaigns, resolveCampaign } from '@site/links';
import { useLocation } from '@site/router';
import type { SlotProps } from '@site/shell';
import { Box, CloseIcon, IconButton, Paper, Typography } from '@site/ui';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { EnquiryForm } from '../../parts/enquiry/enquiry-form';

const shownSx = {
  opacity: 1,
  transition: 'opacity 180ms',
  '@starting-style': { opacity: 0 },
} as const;
const fadedSx = { opacity: 0, transition: 'opacity 120ms, visibility 0s 120ms' } as const;
/** Gone for everybody once it has faded: what stands in the form stays. */
const gone = { visibility: 'hidden' } as const;

/**
 * "Let's Talk Biking" (spec §2): floats above the page without holding it; what was typed stays when
 * the panel closes. Escape closes it, and the focus returns to where it came from.
 */
export function Slot({ open, onClose }: SlotProps<'enquiry-panel'>) {
  const { search } = useLocation();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    if (open) {
      cameFrom.current = document.activeElement;
      heading.current?.focus({ preventScroll: true });
    } else if (cameFrom.current instanceof HTMLElement) {
      const { activeElement, body } = document;
      // Who has gone on to another page is at its heading by now.
      if (activeElement === body || panel.current?.contains(activeElement))
        cameFrom.current.focus({ preventScroll: true });
      cameFrom.current = null;
    }
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // One press closes one part: nothing else that Escape closes is to hear of it.
    event.preventDefault();
    onClose();
  };

  return (
    <Paper
      ref={panel}
      role="dialog"
      {...(open ? {} : { style: gone })}
      aria-labelledby={`${id}-title`}
      onKeyDown={closeOnEscape}
      sx={{
        position: 'fixed',
        zIndex: 1049,
        right: { xs: 8, md: 28 },
        left: { xs: 8, sm: 'auto' },
        // Below the bar at the top of the window, where its toggle stands.
        top: { xs: 72, lg: 84 },
        width: { sm: 420 },
        maxHeight: 'min(720px, calc(100dvh - 92px))',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        borderRadius: '20px',
        border: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'surface.raised',
        boxShadow: '0 24px 64px rgba(0, 0, 0, 0.28)',
        ...(open ? shownSx : fadedSx),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 3, pb: 1, pr: 1.5 }}>
        <Box sx={{ flex: 1 }}>
          <Typography
            component="h2"
            variant="h4"
            id={`${id}-title`}
            ref={heading}
            tabIndex={-1}
            sx={{ outline: 'none' }}
          >
            Let's Talk Biking
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            Tell us what you ride and where. We will call you back.
          </Typography>
        </Box>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon size={22} />
        </IconButton>
      </Box>
      <Box sx={{ p: 3, pt: 2 }}>
        <EnquiryForm
          narrow
          labelledBy={`${id}-title`}
          campaign={resolveCampaign(new URLSearchParams(search), campaigns.enquiryPanel)}
        />
      </Box>
    </Paper>
  );
}
