/**
 * What the shell shows beside every page unless the page does without (`RemoteRoute.without`): `offers`
 * is the offers pop-up, `talk` the Call us link and the toggle of the enquiry panel (spec §2).
 */
export type ShellExtra = 'offers' | 'talk';

/**
 * A frame of its own: `staff` is for people who work with the page, outdoors and with one hand. No
 * footer, no menu, nothing that opens by itself, large targets, strong contrast.
 */
export type PageLayout = 'staff';
