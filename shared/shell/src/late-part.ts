/**
 * Attribute of a part of the server's page whose code comes after the page is alive, e.g. a form: '' until
 * the part hears what is entered, then "alive".
 */
export const LATE_PART = 'data-late';

/** Event of such a part's element at the moment from which it hears what is entered. It bubbles. */
export const LATE_PART_ALIVE = 'late-part-alive';
