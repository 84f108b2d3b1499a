import { Box } from '@site/ui';
import { type ReactNode, useContext } from 'react';
import { LeaveBoundary } from '../federation/leave-boundary';
import { TrackingRoot } from '../tracking/tracking-root';
import { BackClosesDialog } from './back-closes-dialog';
import { Footer } from './footer/footer';
import { Header } from './header';
import { HEADER_END } from './header-end';
import { Notices } from './notices';
import { PagePartContext } from './page-part';
import { PendingBar } from './pending-bar';
import { RouteChange } from './route-change';
import { DialogSlot, OffersPopupSlot } from './shell-slots';
import { SkipLink } from './skip-link';
import { StaffHeader } from './staff-header';
import { staffMain } from './staff-main';
import { useNewPage } from './use-new-page';
import { usePageLayout, useShellExtra } from './use-page-wishes';
import { useSlot } from './use-slot';

/** The shell around every page (spec §2 "Common shell"). Pages render inside `<main id="main">`. */
export function ShellLayout({ children }: { children: ReactNode }) {
  'use memo';
  const part = useContext(PagePartContext);
  const framed = part !== 'page';
  const bookNow = useSlot('book-now');
  const panel = useSlot('enquiry-panel');
  const isForStaff = usePageLayout() === 'staff';
  const talks = useShellExtra('talk') && !isForStaff;
  const offers = useShellExtra('offers') && !isForStaff;
  // A modal belongs to the page that it was opened on.
  useNewPage(bookNow.drop);
  return (
    <>
      {framed && <SkipLink />}
      {framed && <PendingBar />}
      {framed && <Notices tellsOffline={!isForStaff} />}
      {framed && (
        <LeaveBoundary>{!isForStaff && <Header panel={talks ? panel : undefined} />}</LeaveBoundary>
      )}
      {framed && isForStaff && <StaffHeader />}
      {framed && <span id={HEADER_END} hidden />}
      {framed && (
        <DialogSlot
          name="enquiry-panel"
          label="Let's Talk Biking"
          slot={talks ? panel : { ...panel, open: false }}
        />
      )}
      {/* It may not clip: what browsers keep in place in it would count as a layout shift (docs/look.md, 2). */}
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={[{ minHeight: '70vh', outline: 'none' }, isForStaff && staffMain]}
      >
        {part !== 'frame' && children}
      </Box>
      {framed && !isForStaff && <Footer />}
      {framed && <DialogSlot name="book-now" label="Book Your Ride Today!" slot={bookNow} />}
      {framed && <LeaveBoundary>{offers && <OffersPopupSlot />}</LeaveBoundary>}
      {framed && !isForStaff && <TrackingRoot />}
      {framed && <RouteChange />}
      {framed && <BackClosesDialog panel={panel} />}
    </>
  );
}
