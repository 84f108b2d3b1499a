import { chatLink, telLink } from '@site/brand';
import { Box, LinkButton, PhoneIcon, Typography, WhatsAppIcon } from '@site/ui';
import { BrochureMenu } from './brochure-menu';

/** The footer's ways to ask something: chat, call, brochures (spec §2). */
export function ChatPrompt({ phone }: { phone: string }) {
  return (
    <Box>
      <Typography component="h2" variant="h2" sx={{ maxWidth: '13em' }}>
        Questions? Chat with us on WhatsApp.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <LinkButton
          to={chatLink(phone)}
          newTab
          variant="contained"
          startIcon={<WhatsAppIcon size={20} />}
        >
          Chat on WhatsApp
        </LinkButton>
        <LinkButton to={telLink(phone)} variant="outlined" startIcon={<PhoneIcon size={18} />}>
          {phone}
        </LinkButton>
        <BrochureMenu />
      </Box>
    </Box>
  );
}
