import { telLink } from '@site/brand';
import { Box, Button, ChatIcon, CloseIcon, PhoneIcon, SiteLink } from '@site/ui';
import { DialogSlot } from './shell-slots';
import { useShellContact } from './use-shell-data';
import { useSlot } from './use-slot';

/** The fixed Call us button and the toggle of the "Let's Talk Biking" panel (spec §2). */
export function FloatingActions() {
  const { phone } = useShellContact();
  const panel = useSlot('enquiry-panel');
  return (
    <>
      <Box
        sx={{
          position: 'fixed',
          zIndex: 1050,
          left: { xs: 16, md: 'auto' },
          right: { xs: 16, md: 28 },
          bottom: { xs: 16, md: 28 },
          display: 'flex',
          justifyContent: 'space-between',
          gap: 1.5,
          pointerEvents: 'none',
          '& > *': { pointerEvents: 'auto' },
        }}
      >
        <SiteLink
          to={telLink(phone)}
          underline="none"
          aria-label={`Call us: ${phone}`}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            height: 46,
            px: 2.25,
            borderRadius: 999,
            fontSize: '0.9375rem',
            fontWeight: 650,
            color: 'text.primary',
            backgroundColor: 'surface.raised',
            border: '1px solid',
            borderColor: 'divider',
            boxShadow: '0 8px 28px rgba(11, 11, 13, 0.16)',
          }}
        >
          <PhoneIcon size={20} />
          Call us
        </SiteLink>
        <Button
          variant="contained"
          color="secondary"
          aria-expanded={panel.open}
          onClick={panel.toggle}
          startIcon={panel.open ? <CloseIcon size={20} /> : <ChatIcon size={20} />}
          sx={{ height: 46, px: 2.5, boxShadow: '0 8px 28px rgba(11, 11, 13, 0.24)' }}
        >
          Let's Talk Biking
        </Button>
      </Box>
      <DialogSlot name="enquiry-panel" label="Let's Talk Biking" slot={panel} />
    </>
  );
}
