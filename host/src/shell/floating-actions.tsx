import { telLink } from '@site/brand';
import { Box, ButtonBase, ChatIcon, CloseIcon, MuiLink, PhoneIcon } from '@site/ui';
import { DialogSlot } from './shell-slots';
import { useShellContact } from './use-shell-data';
import { useSlot } from './use-slot';

const segmentSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  height: { xs: 44, md: 46 },
  px: { xs: 1.75, md: 2.25 },
  fontSize: { xs: '0.875rem', md: '0.9375rem' },
  fontWeight: 650,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  color: 'text.primary',
  '& svg': { color: 'primary.main' },
  '&:hover': { backgroundColor: 'surface.sunken' },
  '&:focus-visible': { outlineOffset: '-4px' },
} as const;

/** The fixed Call us button and the toggle of the "Let's Talk Biking" panel, as one pill (spec §2). */
export function FloatingActions() {
  const { phone } = useShellContact();
  const panel = useSlot('enquiry-panel');
  return (
    <>
      <Box
        component="aside"
        aria-label="Talk to us"
        sx={{
          position: 'fixed',
          zIndex: 1050,
          right: { xs: 16, md: 28 },
          bottom: { xs: 16, md: 28 },
          display: 'flex',
          overflow: 'hidden',
          borderRadius: 999,
          border: '1px solid',
          borderColor: 'divider',
          backgroundColor: 'surface.raised',
          boxShadow: '0 10px 32px rgba(11, 11, 13, 0.18)',
        }}
      >
        <MuiLink
          href={telLink(phone)}
          underline="none"
          aria-label={`Call us: ${phone}`}
          sx={{ ...segmentSx, borderRight: '1px solid', borderColor: 'divider' }}
        >
          <PhoneIcon size={19} />
          Call us
        </MuiLink>
        <ButtonBase aria-expanded={panel.open} onClick={panel.toggle} sx={segmentSx}>
          {panel.open ? <CloseIcon size={19} /> : <ChatIcon size={19} />}
          Let's Talk Biking
        </ButtonBase>
      </Box>
      <DialogSlot name="enquiry-panel" label="Let's Talk Biking" slot={panel} />
    </>
  );
}
