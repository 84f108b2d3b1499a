import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { trialEnvironment } from './trial-environment';

/** A page that says nothing for this many ms blocks its process: what a busy machine needs is less. */
const SILENCE_MS = 30_000;

const lineSchema = z.union([
  z.object({ page: z.string() }),
  z.object({ problems: z.array(z.string()), addresses: z.array(z.string()).default([]) }),
]);

function readLine(line: string): z.infer<typeof lineSchema> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch (_wordsOfThePage) {
    return undefined;
  }
}

/** A server build whose pages are tried. */
export interface PagesToTry {
  remote: string;
  /** File of the server's entry. */
  serverEntry: string;
  /** Paths of its routes. */
  paths: readonly string[];
  /** API whose data they show; undefined: they are tried without data alone. */
  apiOrigin?: string | undefined;
  /** Not without data, too: for code that has passed that when it was released. */
  dataOnly?: boolean;
  /** Ms without a word after which a page counts as one that never ends. */
  silenceMs?: number;
}

/** What came of it. */
export interface PageTrial {
  /** What is wrong, a sentence each. */
  problems: string[];
  /** Where pages were tried with data. */
  addresses: string[];
}

/**
 * Renders each page of a server build once, in a process of its own that is ended when a page blocks it.
 * @param tester the host's `gate.cjs`
 */
export async function tryPages(
  tester: string,
  { remote, serverEntry, paths, apiOrigin, dataOnly, silenceMs = SILENCE_MS }: PagesToTry,
): Promise<PageTrial> {
  const child = spawn(process.execPath, [tester, remote, serverEntry, JSON.stringify(paths)], {
    env: trialEnvironment({
      NODE_ENV: 'production',
      ...(apiOrigin && { GATE_API_ORIGIN: apiOrigin }),
      ...(dataOnly && { GATE_DATA_ONLY: '1' }),
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let page = '';
  let trial: PageTrial | undefined;
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
    else trial = line;
  });
  child.stderr.on('data', (data) => {
    words += String(data);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  clearTimeout(timer);
  if (trial) return trial;
  const failed = (problem: string): PageTrial => ({ problems: [problem], addresses: [] });
  const where = page ? `The page ${page}` : `${remote}, before its first page,`;
  if (isSilent) return failed(`${where} does not come to an end on the server: it was stopped.`);
  const [said = ''] = words.trim().split('\n');
  return failed(`${where} ends the process (${code ?? 'killed'}). ${said}`);
}
