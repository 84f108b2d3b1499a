import type { NavigationLink } from '@site/contract';
import { openSlot } from '@site/shell';
import { Box, Button, LinkButton } from '@site/ui';
import type { MouseEvent } from 'react';
import { BOOK_NOW } from '../navigation';

interface DrawerActionsProps {
  /** Missing while the navigation could not be read. */
  testRide: NavigationLink | undefined;
  onClose: () => void;
}

/** Test Ride and Book Now at the end of the drawer. */
export function DrawerActions({ testRide, onClose }: DrawerActionsProps) {
  const bookNow = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
    openSlot('book-now');
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 3,
        pb: 4,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {testRide && (
        <LinkButton to={testRide.to} variant="outlined" onClick={onClose}>
          {testRide.label}
        </LinkButton>
      )}
      <Button href={BOOK_NOW.to} variant="contained" onClick={bookNow}>
        {BOOK_NOW.label}
      </Button>
    </Box>
  );
}
