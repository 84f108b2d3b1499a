import { AlertIcon, CheckIcon } from '../icons/icons';
import { Box } from './box';

export type Status = 'success' | 'error';

/** The round sign of an outcome, or of one that is not known yet. Decoration: the words beside it say the same. */
export function StatusIcon({ status }: { status: Status | 'warning' }) {
  const Icon = status === 'success' ? CheckIcon : AlertIcon;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 64,
        height: 64,
        mx: 'auto',
        borderRadius: '50%',
        color: `${status}.main`,
        border: '2px solid currentColor',
      }}
    >
      <Icon size={32} />
    </Box>
  );
}
