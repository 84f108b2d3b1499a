import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { trialEnvironment } from './trial-environment';

/** A page that says nothing for this many ms blocks its process: what a busy machine needs is less. */
const SILENCE_MS = 30_000;

const lineSchema = z.union([
  z.object({ page: z.string() }),
  z.object({ problems: z.array(z.string()) }),
]);

function readLine(line: string): z.infer<typeof lineSchema> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch (_wordsOfThePage) {
    return undefined;
  }
}

/**
 * Renders each page of a server build once, in a process of its own that is ended when a page blocks it.
 * @param tester the host's `gate.cjs`
 * @param silenceMs ms without a word after which a page counts as one that never ends
 * @returns what is wrong, a sentence each
 */
export async function tryPages(
  tester: string,
  remote: string,
  serverEntry: string,
  paths: readonly string[],
  silenceMs = SILENCE_MS,
): Promise<string[]> {
  const child = spawn(process.execPath, [tester, remote, serverEntry, JSON.stringify(paths)], {
    env: trialEnvironment({
      NODE_ENV: 'production',
      GATE_API_ORIGIN: process.env['GATE_API_ORIGIN'] ?? '',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let page = '';
  let problems: string[] | undefined;
  let isSilent = false;
  let words = '';
  const end = () => {
    isSilent = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(end, silenceMs);
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = readLine(text);
    if (!line) return;
    clearTimeout(timer);
    timer = setTimeout(end, silenceMs);
    if ('page' in line) page = line.page;
    else problems = line.problems;
  });
  child.stderr.on('data', (data) => {
    words += String(data);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  clearTimeout(timer);
  if (problems) return problems;
  const where = page ? `The page ${page}` : `${remote}, before its first page,`;
  if (isSilent) return [`${where} does not come to an end on the server: it was stopped.`];
  return [`${where} ends the process (${code ?? 'killed'}). ${words.trim().split('\n')[0] ?? ''}`];
}
