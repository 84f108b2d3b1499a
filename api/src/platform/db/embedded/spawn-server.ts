import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import type { PostgresBinaries } from './binaries';
import type { RunAs } from './run-as';

const MAX_LOG_BYTES = 10 * 1024 * 1024;

/** Durable, small, and silent about the data in statements (no personal data in logs). */
const SETTINGS = {
  listen_addresses: '',
  port: '5432',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '100',
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
} as const;

/**
 * Starts the database server. It is detached: Ctrl-C in a terminal reaches only the API, which stops
 * the server after its last request.
 */
export function spawnServer(options: {
  binaries: PostgresBinaries;
  runAs: RunAs;
  clusterDir: string;
  socketDir: string;
  logFile: string;
}): ChildProcess {
  const { binaries, runAs, clusterDir, socketDir, logFile } = options;
  if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) {
    renameSync(logFile, `${logFile}.1`);
  }
  const log = openSync(logFile, 'a', 0o600);
  const settings = {
    ...SETTINGS,
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
  };
  const [command, ...args] = [
    ...runAs.prefix,
    binaries.postgres,
    ...['-D', clusterDir],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ] as [string, ...string[]];
  try {
    const child = spawn(command, args, {
      ...runAs.owner,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], TZ: 'UTC' },
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}
