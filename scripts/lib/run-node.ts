import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@site/federation/workspace';

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

const running = new Set<ChildProcess>();
let isEnding = false;

/** Ends the steps that are still running, and lets none begin: a site that stops leaves nothing behind. */
export function endSteps(): void {
  isEnding = true;
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a TypeScript file in a process of its own.
 * @returns what it printed
 * @throws StepError with all it said, or that the site stops
 */
export function runNode(step: string, file: string, args: readonly string[] = []): Promise<string> {
  // Whoever goes on after a release that was ended would begin the next one, which nobody would end.
  if (isEnding) return Promise.reject(new StepError(step, 'The site stops.'));
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx/esm', join(workspaceRoot, file), ...args],
      {
        cwd: workspaceRoot,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    running.add(child);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      if (code === 0) resolve(output.trim());
      else reject(new StepError(step, output.trim()));
    });
  });
}
