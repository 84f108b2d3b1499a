/** How long a server of ours keeps an idle connection, in ms: longer than what stands in front of it does. */
export const KEEP_ALIVE_MS = 75_000;

/**
 * How long somebody who asks such a server keeps an idle connection, in ms. The asker is to be the one who
 * closes it: a request that is sent while the server closes its connection gets no answer.
 */
export const IDLE_CONNECTION_MS = 60_000;
