import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/**
 * Frames of a stack without its first lines, which repeat the message: one of its lines, which somebody may have typed,
 * can look like a frame. Of a stack that holds another message than its error nothing is known.
 */
function frames({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  if (at < 0) return [];
  return stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
    .map((line) => line.trim());
}

/**
 * An error for the log. Messages of database errors quote values of the request, so that only their
 * code and the names of what they touched are kept: no personal data in logs.
 */
export function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = (error.cause instanceof Error ? error.cause : error) as Error & {
    code?: string;
    constraint?: string;
    table?: string;
    routine?: string;
  };
  const isFromDatabase = cause.routine !== undefined || error.message.startsWith('Failed query');
  return {
    type: error.name,
    ...(isFromDatabase ? {} : { message: error.message }),
    code: cause.code,
    constraint: cause.constraint,
    table: cause.table,
    stack: frames(error),
  };
}

export interface LogOptions {
  level: string;
  /** Which part of the site writes, e.g. `host`. */
  part: string;
  /** How values of these names are written, beside `err`. */
  serializers?: LoggerOptions['serializers'];
  /** Standard output unless it is set. */
  destination?: DestinationStream | undefined;
}

/** What is kept of lines that cannot be written yet, in characters: what comes after it is lost, and not the process. */
const MOST_KEPT = 1_000_000;

/**
 * Where a log goes that is read by somebody else. A disk that is full takes nothing, and that ends neither the process
 * nor its work: by itself the library ends it, and then waits for the disk, for ever, before it goes. Lines are tried
 * again with the next one.
 * @param fd 1 is the standard output
 */
export function standardOutput(fd = 1) {
  const output = pino.destination({ dest: fd, sync: false, maxLength: MOST_KEPT });
  const flushSync = output.flushSync.bind(output);
  output.on('error', () => {
    output.flushSync = () => undefined;
  });
  output.on('write', () => {
    output.flushSync = flushSync;
  });
  return output;
}

/** The log of a server: one JSON object a line. */
export function createLogger({ level, part, serializers, destination }: LogOptions): Logger {
  return pino(
    { level, base: { part }, serializers: { err: serializeError, ...serializers } },
    destination ?? standardOutput(),
  );
}
