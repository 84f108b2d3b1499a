/** Names of the two recording forms: of their drafts, of what waits, and of what was chosen last. */
export const walkInForm = 'walk-in';
export const activityForm = 'activity';

export const eventForms = [walkInForm, activityForm] as const;
