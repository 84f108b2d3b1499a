import { StartError } from '@site/server';
import { isInterrupted } from './interruption';

/** Runs a command with its arguments; a fault of the operator is one line and exit code 1. */
export function runCommand(command: (args: readonly string[]) => Promise<void>): void {
  command(process.argv.slice(2)).catch((error: unknown) => {
    if (isInterrupted()) return;
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  });
}
