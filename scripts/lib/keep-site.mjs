/**
 * Keeps the process that runs the site's parts. Plain JavaScript on Node's own modules: it runs in the
 * process that installs them.
 */

import { RestartPause } from './restart-pause.mjs';

/**
 * Starts the site, and starts it again, at growing distance and for ever, when it ends by itself after
 * it has served. A start that fails before is left to the person who reads why.
 * Its parts notice that it is gone and stop; the next one waits for their ports.
 * @param startOne starts the process: `message` says that it serves, `exit` that it ended
 * @param exit ends this process with a code
 * @param say tells the person at the terminal
 * @returns stops it for good, with a signal
 */
export function keepSite({ startOne, exit, say = console.error, now = Date.now }) {
  let site;
  let timer;
  let hasServed = false;
  let isStopping = false;
  const restart = new RestartPause();

  const start = () => {
    let servesSince;
    timer = undefined;
    site = startOne();
    site.once('message', () => {
      if (hasServed) say('The site serves again.');
      hasServed = true;
      servesSince = now();
    });
    site.once('exit', (code, signal) => {
      if (code === 0 || isStopping || !hasServed) {
        if (signal && !isStopping) say(`The site was ended by ${signal} before it served.`);
        return exit(code ?? 1);
      }
      const pause = restart.afterEnd(servesSince === undefined ? 0 : now() - servesSince);
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      say(
        `The process that keeps the site ${how}; its parts stop. All is started again in ${pause / 1_000} s.`,
      );
      timer = setTimeout(start, pause);
    });
  };
  start();

  return (signal) => {
    isStopping = true;
    if (timer === undefined) return site.kill(signal);
    clearTimeout(timer);
    return exit(0);
  };
}
