import { createServer } from 'node:net';
import { describePort } from './describe-port';
import { findPortHolder, readProcess } from './port-holder';
import { StartProblem } from './start-site';

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

/**
 * Looks at the ports before minutes of building. Names, with their defaults: `{ PORT: '3000' }`. A value
 * that is no port is left to the service that reads it, which says what is wrong with it.
 * @throws StartProblem naming the first port that is taken, by whom, and how to stop that
 */
export async function checkPorts(defaults: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, fallback] of Object.entries(defaults)) {
    const port = Number(process.env[name] || fallback);
    const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
    if (isPort && (await isTaken(port)))
      throw new StartProblem(describePort(port, name, findPortHolder(port), readProcess));
  }
}
