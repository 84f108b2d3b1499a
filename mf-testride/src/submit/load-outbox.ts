/** The code that keeps rides on the device comes when it is needed, in a file of its own. */
export const loadOutbox = () => import('@site/outbox');
