/** Id of the part of the page with the order's form. */
export const FORM_ANCHOR = 'your-order';

/** Id of the part that tells of this device's last order. */
export const NOTICE_ANCHOR = 'last-order';
