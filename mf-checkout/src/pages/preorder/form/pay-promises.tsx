import { REFUND_PATH } from '@site/links';
import { Box, CheckIcon, SiteLink } from '@site/ui';
import type { ReactNode } from 'react';

/** What makes paying here safe, each a fact of this site. */
const promises = (isFull: boolean): readonly ReactNode[] => [
  'You pay in a secure window of its own. Card and bank details never reach this site.',
  'You see the amount again there, before you pay.',
  <>
    {isFull
      ? 'What is refunded, and what is not: see the '
      : 'A pre-order can be cancelled: see the '}
    <SiteLink to={REFUND_PATH} newTab underline="always">
      Refund Policy
    </SiteLink>
    .
  </>,
];

/** @param props.isFull the whole bike is paid, not a pre-order */
export function PayPromises({ isFull }: { isFull: boolean }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 2.5, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {promises(isFull).map((text, at) => (
        <Box
          component="li"
          key={at}
          sx={{
            display: 'grid',
            gridTemplateColumns: '20px minmax(0, 1fr)',
            gap: 1,
            typography: 'body2',
            '& svg': { mt: '2px', color: 'success.main' },
          }}
        >
          <CheckIcon size={18} />
          <span>{text}</span>
        </Box>
      ))}
    </Box>
  );
}
