import { StartError } from '@site/server';
import { isInterrupted } from './interruption';

/** @throws StartError for a word too many and for an option: no command has any */
function checkArguments(usage: string, args: readonly string[]): void {
  const most = usage.match(/ [<[]/g)?.length ?? 0;
  const odd = args.find((arg) => arg.startsWith('-')) ?? args[most];
  if (odd !== undefined) throw new StartError(`What is "${odd}"? Say: ${usage}`);
}

/**
 * Runs a command with its arguments; a fault of the operator is one line and exit code 1.
 * @param usage how it is called, e.g. "pnpm --filter api export <what> [file]": said to whoever calls it otherwise, or
 *   with `--help`
 */
export function runCommand(
  usage: string,
  command: (args: readonly string[]) => Promise<void>,
): void {
  const args = process.argv.slice(2);
  const run = async () => {
    if (args.includes('--help')) {
      console.log(usage);
      return;
    }
    checkArguments(usage, args);
    await command(args);
  };
  run().catch((error: unknown) => {
    if (isInterrupted()) return;
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  });
}
