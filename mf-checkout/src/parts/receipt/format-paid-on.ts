const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The instant of a payment as people in India read it, e.g. "22 November 2026 at 2:54 pm IST". */
export const formatPaidOn = (instant: string): string => `${moment.format(new Date(instant))} IST`;
