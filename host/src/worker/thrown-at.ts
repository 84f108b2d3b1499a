import { RemoteFault } from '../federation/remote-fault';
import { reportFault } from '../federation/report-fault';
import type { LiveRemote } from '../federation/snapshot';

const FRAME = /^\s+at (?:(.+) \()?([^()]+:\d+:\d+)\)?$/;
/** The host's own files on the server, whose lines say nothing of a remote's mistake. */
const OF_HOST = /\/(?:worker|gate|inspect)\.cjs:/;

/**
 * Where in a remote's code something was thrown, e.g. `StartPage (src_start-page_tsx.cjs:364:11)`: the first line of
 * the stack that is neither Node's nor the host's.
 * @returns undefined where the stack says nothing of it
 */
export function thrownAt(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return undefined;
  for (const line of cause.stack?.split('\n') ?? []) {
    const [, name, file = ''] = FRAME.exec(line) ?? [];
    if (!file.includes('/') || file.startsWith('node:') || OF_HOST.test(file)) continue;
    const place = file.slice(file.lastIndexOf('/') + 1);
    return name ? `${name} (${place})` : place;
  }
  return undefined;
}

/**
 * Reports a remote's failure on the server, with the line that threw where the stack says it: there is no console to look
 * it up in, as in a browser.
 */
export function reportWithPlace(remote: LiveRemote, error: unknown): void {
  const fault =
    error instanceof RemoteFault
      ? error
      : new RemoteFault(remote.name, remote.version, 'render', error);
  const place = thrownAt(fault);
  if (place !== undefined) fault.message = `${fault.message}, at ${place}`;
  reportFault(remote, fault);
}
