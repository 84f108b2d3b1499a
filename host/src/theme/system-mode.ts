/** True of systems whose owner prefers dark pages. */
export const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** The scheme of a visitor who chose none: the system's. Light on the server, which cannot know it. */
export const systemMode = (): 'light' | 'dark' =>
  typeof window !== 'undefined' && window.matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
