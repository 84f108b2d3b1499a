import { Agent, request } from 'node:http';

/** How long one answer took, in ms, and its status; 0 without an answer. */
export interface PageAnswer {
  status: number;
  ms: number;
}

const TICK_MS = 20;
const TIMEOUT_MS = 20_000;

/** Asks for one page. Never rejects. */
function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<PageAnswer> {
  const began = performance.now();
  return new Promise((done) => {
    const end = (status: number) => done({ status, ms: performance.now() - began });
    const outgoing = request(url, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      response.once('error', () => end(0));
      response.once('end', () => end(response.statusCode ?? 0));
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => end(0));
    outgoing.end();
  });
}

/**
 * So many visitors a second, each of whom asks for a page of his own once, whether or not the earlier ones have theirs.
 * A generator of `wrk`'s kind asks again as soon as it is answered, so that it waits for the site instead.
 */
export async function visitAtRate(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  addressOf: (visitor: number) => string,
  headers: Record<string, string>,
): Promise<PageAnswer[]> {
  const agent = new Agent({ keepAlive: true });
  const total = Math.round(perSecond * seconds);
  const answers: Promise<PageAnswer>[] = [];
  const began = performance.now();
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
      while (answers.length < Math.min(total, due))
        answers.push(ask(addressOf(answers.length), agent, headers));
      if (answers.length < total) return;
      clearInterval(timer);
      done();
    }, TICK_MS);
  });
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}
