import { availableServers, type TestServerName } from '../src/testing/test-servers';

/**
 * The servers that a bench measures, the one of operation first; said on the output, so that nobody takes the figures
 * of one for those of the other.
 * @param isWanted which of them; all unless told
 * @throws Error when none is left: nothing would be measured, and nothing missed
 */
export function benchServers(isWanted: (name: TestServerName) => boolean = () => true) {
  const servers = availableServers().reverse().filter(isWanted);
  if (servers.length === 0)
    throw new Error('No database to measure: see the options and this machine.');
  console.log(`Measured on: ${servers.join(', ')}.`);
  return servers;
}
