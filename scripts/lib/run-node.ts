import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@site/federation';

/** A step of the set-up that failed; `output` is what it said. */
export class StepError extends Error {
  override readonly name = 'StepError';
  constructor(
    step: string,
    readonly output: string,
  ) {
    super(`${step} failed.\n${output}`);
  }
}

/**
 * Runs a TypeScript file in a process of its own.
 * @returns what it printed
 * @throws StepError with all it said
 */
export function runNode(step: string, file: string, args: readonly string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx/esm', join(workspaceRoot, file), ...args],
      {
        cwd: workspaceRoot,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(output.trim()) : reject(new StepError(step, output.trim())),
    );
  });
}
