/** The page of this remote. */
export const RELEASES_PATH = '/releases';
