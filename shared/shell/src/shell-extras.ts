/**
 * What the shell shows beside every page unless the page does without (`RemoteRoute.without`): `offers`
 * is the offers pop-up, `talk` the Call us link and the toggle of the enquiry panel (spec §2).
 */
export type ShellExtra = 'offers' | 'talk';
