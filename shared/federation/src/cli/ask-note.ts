import { createInterface } from 'node:readline/promises';
import type { Command } from './parse/parse-command';

/** Where a person can be asked; the process's own terminal by default. */
export interface Terminal {
  isInteractive: boolean;
  ask: (question: string) => Promise<string>;
}

async function askHere(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

const ownTerminal = (): Terminal => ({
  isInteractive: process.stdin.isTTY === true && process.stderr.isTTY === true,
  ask: askHere,
});

/**
 * Why somebody gives visitors another version: `--note`, or what a person answers.
 * @param isUrgent of a way back, which nobody is kept from for want of words
 * @throws Error when there is no answer
 */
export async function readNote(
  { note }: Command['options'],
  { isUrgent = false, terminal = ownTerminal() } = {},
): Promise<string> {
  const given = typeof note === 'string' ? note : undefined;
  const asks = given === undefined && terminal.isInteractive;
  const answer = asks ? await terminal.ask('Why? (kept in the audit log) ') : given;
  const words = answer?.trim() ?? '';
  if (words !== '' || isUrgent) return words;
  throw new Error('Say why with --note "…": the registry and the audit log keep it.');
}
