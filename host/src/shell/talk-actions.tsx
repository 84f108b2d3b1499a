import { telLink } from '@site/brand';
import { Box, ChatIcon, CloseIcon, IconButton, PhoneIcon } from '@site/ui';
import { useShellContact } from './use-shell-data';
import type { SlotState } from './use-slot';

/**
 * The fixed Call us link and the toggle of the "Let's Talk Biking" panel (spec §2). They stand in the
 * header, which stays in sight: anywhere else in the window they would cover what a page has there.
 */
export function TalkActions({ panel }: { panel: SlotState }) {
  const { phone } = useShellContact();
  return (
    <Box role="group" aria-label="Talk to us" sx={{ display: 'flex' }}>
      <IconButton href={telLink(phone)} aria-label={`Call us: ${phone}`} title="Call us">
        <PhoneIcon size={22} />
      </IconButton>
      <IconButton
        aria-label="Let's Talk Biking"
        title="Let's Talk Biking"
        aria-expanded={panel.open}
        onClick={panel.toggle}
      >
        {panel.open ? <CloseIcon size={22} /> : <ChatIcon size={22} />}
      </IconButton>
    </Box>
  );
}
