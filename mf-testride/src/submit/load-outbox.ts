/** The code that keeps rides on the device: in one file with the list of what waits, which is here before anybody submits. */
export const loadOutbox = () => import(/* webpackChunkName: "event" */ '@site/outbox');
