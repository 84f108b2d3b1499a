import type { ProcessInfo } from './port-holder';

/** What starts the parts of a site and starts them again: to be stopped instead of a part. */
const STARTERS = /scripts[\\/](serve|serve-built|dev)\.ts/;

/** The parts that they start. */
const PARTS = /(host[\\/]server|api[\\/]src)[\\/]main\.ts/;

const LONGEST_COMMAND = 120;

/** The nearest process above that keeps this one alive. */
function findStarter(
  holder: ProcessInfo,
  read: (pid: number) => ProcessInfo | undefined,
): ProcessInfo | undefined {
  let current: ProcessInfo | undefined = holder;
  while (current && current.pid > 1) {
    if (STARTERS.test(current.command)) return current;
    current = read(current.parent);
  }
  return undefined;
}

/** True for a part of a site whose starter was killed: it notices that, and stops by itself. */
export const isStoppingPart = (
  holder: ProcessInfo | undefined,
  read: (pid: number) => ProcessInfo | undefined,
): boolean =>
  holder !== undefined && PARTS.test(holder.command) && findStarter(holder, read) === undefined;

/**
 * Says who holds a port and how to stop it.
 * @param setting name of the setting that holds the port
 * @param holder undefined when it cannot be seen
 * @param read finds a process by its id
 */
export function describePort(
  port: number,
  setting: string,
  holder: ProcessInfo | undefined,
  read: (pid: number) => ProcessInfo | undefined,
): string {
  const elsewhere = `set ${setting} to another one.`;
  if (!holder) return `Port ${port} is taken. Free it, or ${elsewhere}`;
  const command = holder.command.slice(0, LONGEST_COMMAND);
  const taken = `Port ${port} is taken by process ${holder.pid} (${command}).`;
  const starter = findStarter(holder, read);
  return starter
    ? `${taken}\nIt belongs to a site that is running. Stop that site with \`kill ${starter.pid}\`, or ${elsewhere}`
    : `${taken}\nStop it with \`kill ${holder.pid}\`, or ${elsewhere}`;
}
