import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process as the system lists it. */
export interface ProcessInfo {
  pid: number;
  /** What it runs, with its arguments. */
  command: string;
  parent: number;
}

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch (_goneOrForbidden) {
    return undefined;
  }
};

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The process with this id; undefined when it cannot be seen. */
export function readProcess(pid: number): ProcessInfo | undefined {
  if (process.platform !== 'linux') {
    const line = attempt(() => run('ps', '-o', 'ppid=,command=', '-p', `${pid}`));
    const [, parent, command] = line?.match(/^\s*(\d+)\s+(.*)$/) ?? [];
    return command ? { pid, parent: Number(parent), command } : undefined;
  }
  return attempt(() => ({
    pid,
    command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim(),
    parent: Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  }));
}

/** Sockets that listen on the port, by the number that the kernel gives them. */
function listeningSockets(port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap(
    (file) => attempt(() => readFileSync(file, 'utf8').split('\n')) ?? [],
  );
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => local.endsWith(`:${hex}`) && state === '0A')
    .map((fields) => fields[9] ?? '');
}

function holderOnLinux(port: number): number | undefined {
  const sockets = new Set(listeningSockets(port).map((inode) => `socket:[${inode}]`));
  const holds = (pid: string) =>
    (attempt(() => readdirSync(`/proc/${pid}/fd`)) ?? []).some((fd) =>
      sockets.has(attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ''),
    );
  const found = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name));
  return found === undefined ? undefined : Number(found);
}

/** The process that listens on a port of this machine; undefined when it cannot be seen, e.g. another user's. */
export function findPortHolder(port: number): ProcessInfo | undefined {
  const pid =
    process.platform === 'linux'
      ? holderOnLinux(port)
      : Number(
          attempt(() => run('lsof', '-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'))?.split('\n')[0],
        );
  return pid ? readProcess(pid) : undefined;
}
