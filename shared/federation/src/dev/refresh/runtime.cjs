/** What a hot remote's build takes for `react-refresh/runtime`: the one that the host published. */
if (!globalThis.siteRefreshRuntime) {
  throw new Error('A hot remote needs a host in development mode: start both with `pnpm dev`.');
}
module.exports = globalThis.siteRefreshRuntime;
