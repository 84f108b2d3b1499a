import { Box } from '@site/ui';
import type { ReactNode } from 'react';
import { TrackingRoot } from '../tracking/tracking-root';
import { FloatingActions } from './floating-actions';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineNotice } from './offline-notice';
import { PendingBar } from './pending-bar';
import { RouteChange } from './route-change';
import { DialogSlot, OffersPopupSlot } from './shell-slots';
import { SkipLink } from './skip-link';
import { useNewPage } from './use-new-page';
import { useSlot } from './use-slot';

/** The shell around every page (spec §2 "Common shell"). Pages render inside `<main id="main">`. */
export function ShellLayout({ children }: { children: ReactNode }) {
  const bookNow = useSlot('book-now');
  // A modal belongs to the page that it was opened on.
  useNewPage(bookNow.drop);
  return (
    <>
      <SkipLink />
      <PendingBar />
      <Header />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ minHeight: '70vh', outline: 'none', overflowX: 'clip' }}
      >
        {children}
      </Box>
      <Footer />
      <FloatingActions />
      <DialogSlot name="book-now" label="Book Your Ride Today!" slot={bookNow} />
      <OffersPopupSlot />
      <OfflineNotice />
      <TrackingRoot />
      <RouteChange />
    </>
  );
}
