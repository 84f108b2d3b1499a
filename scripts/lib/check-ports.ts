import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describePort, isStoppingPart } from './describe-port';
import { findPortHolder, readProcess } from './port-holder';
import { StartProblem } from './start-problem';

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

/** How long a part that stops is waited for, in ms: it answers its last visitors and ends its database. */
const STOP_LIMIT_MS = 15_000;
const LOOK_EVERY_MS = 200;

/** Waits while the port is held by a part of a site that was killed. @returns false when it is free then */
async function staysTaken(port: number): Promise<boolean> {
  for (let waited = 0; await isTaken(port); waited += LOOK_EVERY_MS) {
    if (waited >= STOP_LIMIT_MS || !isStoppingPart(findPortHolder(port), readProcess)) return true;
    await pause(LOOK_EVERY_MS);
  }
  return false;
}

/**
 * Looks at the ports before minutes of building. Names, with their defaults: `{ PORT: '3000' }`. A value
 * that is no port is left to the service that reads it, which says what is wrong with it. A part of a
 * site that stops because its starter was killed is waited for.
 * @throws StartProblem naming the first port that is taken, by whom, and how to stop that; or two settings
 *   that are the same port
 */
export async function checkPorts(defaults: Readonly<Record<string, string>>): Promise<void> {
  const names = new Map<number, string>();
  for (const [name, fallback] of Object.entries(defaults)) {
    const port = Number(process.env[name] || fallback);
    const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
    if (!isPort) continue;
    const other = names.get(port);
    if (other !== undefined)
      throw new StartProblem(
        `${other} and ${name} are both ${port}: set one of them to another port.`,
      );
    names.set(port, name);
    if (await staysTaken(port))
      throw new StartProblem(describePort(port, name, findPortHolder(port), readProcess));
  }
}
