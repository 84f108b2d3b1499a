/** `npm start`: installs, builds, releases the remotes, migrates, seeds, serves, prints the address. */
import { spawn } from 'node:child_process';
import { keepSite } from './lib/keep-site.mjs';
import { install, root, tsNode } from './lib/set-up.mjs';

install();
const stop = keepSite({
  // The channel tells the site when this process is gone, even without a signal.
  startOne: () =>
    spawn(process.execPath, tsNode('scripts/serve.ts'), {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  exit: (code) => process.exit(code),
});
// Ctrl-C reaches the whole group; the site stops in its own order, and we wait for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
// `kill` on npm ends its shell and tells nobody else: who lost the parent stops as well.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop('SIGTERM');
}, 1_000).unref();
