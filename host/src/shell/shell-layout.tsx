import { Box } from '@site/ui';
import type { ReactNode } from 'react';
import { TrackingRoot } from '../tracking/tracking-root';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineNotice } from './offline-notice';
import { PendingBar } from './pending-bar';
import { RouteChange } from './route-change';
import { DialogSlot, OffersPopupSlot } from './shell-slots';
import { SkipLink } from './skip-link';
import { useNewPage } from './use-new-page';
import { useShellExtra } from './use-shell-extra';
import { useSlot } from './use-slot';

/** The shell around every page (spec §2 "Common shell"). Pages render inside `<main id="main">`. */
export function ShellLayout({ children }: { children: ReactNode }) {
  const bookNow = useSlot('book-now');
  const panel = useSlot('enquiry-panel');
  const talks = useShellExtra('talk');
  const offers = useShellExtra('offers');
  // A modal belongs to the page that it was opened on.
  useNewPage(bookNow.drop);
  return (
    <>
      <SkipLink />
      <PendingBar />
      <Header panel={talks ? panel : undefined} />
      <DialogSlot
        name="enquiry-panel"
        label="Let's Talk Biking"
        slot={talks ? panel : { ...panel, open: false }}
      />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ minHeight: '70vh', outline: 'none', overflowX: 'clip' }}
      >
        {children}
      </Box>
      <Footer />
      <DialogSlot name="book-now" label="Book Your Ride Today!" slot={bookNow} />
      {offers && <OffersPopupSlot />}
      <OfflineNotice />
      <TrackingRoot />
      <RouteChange />
    </>
  );
}
