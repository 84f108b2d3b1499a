import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { trialEnvironment } from '../trial-environment';
import { readLine } from './page-line';
import type { PagesToTry, PageTrial } from './page-trial';

/** A page that says nothing for this many ms blocks its process: what a busy machine needs is less. */
const SILENCE_MS = 30_000;

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
