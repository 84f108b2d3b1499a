import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brand, telLink } from '@site/brand';
import { PhoneIcon } from '../icons/icons';
import { Box } from './box';
import { RetryButton } from './retry-button';
import { LinkButton } from './site-link';

export interface FaultCardProps {
  onRetry: () => void;
  /** True while a retry runs. */
  busy?: boolean | undefined;
  /** Call number from the contact content; the brand's stand-in without it. */
  phone?: string | undefined;
  /** True inside a dialog, which is a frame already. */
  bare?: boolean | undefined;
  /** `h1` when the card is all of the page. */
  level?: 'h1' | 'h2' | undefined;
}

const cardSx = {
  mx: 'auto',
  my: { xs: 5, md: 10 },
  width: 'min(640px, calc(100% - 32px))',
  p: { xs: 3, sm: 5 },
  borderRadius: '20px',
  border: '1px solid',
  borderColor: 'divider',
  borderTop: '4px solid',
  borderTopColor: 'brand.red',
  backgroundColor: 'surface.raised',
} as const;

/** Stands where a remote's part should be: what happened, Retry, and a number to call (design §8). */
export function FaultCard({ onRetry, busy, phone, bare, level = 'h1' }: FaultCardProps) {
  const number = phone || brand.contact.phone;
  return (
    <Box role="alert" sx={bare ? { px: { xs: 3, sm: 5 }, pb: 5 } : cardSx}>
      <Typography component={level} variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        This part of the page could not be loaded
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 4, color: 'text.secondary' }}>
        The rest of the site works. Please try again, or call us and we will help you right away.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <RetryButton label="Retry" variant="contained" onRetry={onRetry} busy={busy} />
        <LinkButton to={telLink(number)} variant="outlined" startIcon={<PhoneIcon size={18} />}>
          {number}
        </LinkButton>
      </Stack>
    </Box>
  );
}
