/** Id of the heading of the chosen dealer's office; it can have the focus. */
export const OFFICE_HEADING = 'office-heading';
