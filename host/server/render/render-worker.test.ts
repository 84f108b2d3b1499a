import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { FromWorker, ToWorker } from '../../src/worker/messages';
import { PageFaultError, WorkerGoneError } from './render-errors';
import { RenderWorker } from './render-worker';

const log = { error: jest.fn() } as unknown as FastifyBaseLogger;

/** A thread whose every message is sent by the test. */
class FakeThread extends EventEmitter {
  asked: ToWorker[] = [];
  onPing: () => void = () => undefined;
  postMessage = (message: ToWorker) => {
    this.asked.push(message);
    if (message.type === 'ping') this.onPing();
  };
  terminate = jest.fn(async () => 0);
  says(message: FromWorker): void {
    this.emit('message', message);
  }
  /** Id of the question after a page. */
  idOf(url: string): number {
    const found = this.asked.find((message) => message.type === 'render' && message.url === url);
    if (!found || !('id' in found)) throw new Error(`${url} was not asked for`);
    return found.id;
  }
}

let thread: FakeThread;
let worker: RenderWorker;
/** The share of the time for which this process has the processor, 0 to 1. */
let processorShare: number;
beforeEach(() => {
  jest.useFakeTimers();
  processorShare = 1;
  const began = Date.now();
  jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({
    user: (Date.now() - began) * 1_000 * processorShare,
    system: 0,
  }));
  thread = new FakeThread();
  worker = new RenderWorker(thread as unknown as Worker, log);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** What came of a page: its answer, or the error that it ended with. */
const outcome = (page: Promise<unknown>) => page.catch((error: unknown) => error);
const page = { redirect: '/elsewhere', status: 302 };

it('the render worker asks for each page with the content that the API has at that moment', async () => {
  let content: number | undefined = 1;
  worker = new RenderWorker(thread as unknown as Worker, log, { content: () => content });
  const contents = () =>
    thread.asked.flatMap((message) => (message.type === 'render' ? [message.content] : []));
  for (const next of [1, 2, undefined]) {
    content = next;
    void outcome(worker.render('/page'));
  }
  expect(contents()).toEqual([1, 2, undefined]);
});

it('the render worker is told for which visitor the API is asked, and of none for a page that everybody gets', () => {
  void outcome(worker.render('/own', 'page', undefined, { visitor: '192.0.2.1' }));
  void outcome(worker.render('/all'));
  expect(thread.asked).toMatchObject([{ visitor: '192.0.2.1' }, {}]);
  expect(thread.asked[1]).not.toHaveProperty('visitor');
});

it('the render worker gives a page up that takes too long, and goes on with the others while it shows signs of life', async () => {
  thread.onPing = () => thread.says({ type: 'pong' });
  const slow = outcome(worker.render('/slow'));
  await jest.advanceTimersByTimeAsync(11_000);
  const other = outcome(worker.render('/other'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await slow).toEqual(new Error('The page took too long'));
  await jest.advanceTimersByTimeAsync(5_000);
  thread.says({ type: 'answered', id: thread.idOf('/other'), answer: page });
  expect(await other).toEqual(page);
  expect(worker.isDead).toBe(false);
});

it('the render worker takes any word for a sign of life: a busy worker is not a blocked one', async () => {
  const waiting = outcome(worker.render('/waiting'));
  for (let n = 0; n < 4; n += 1) {
    const busy = outcome(worker.render(`/busy/${n}`));
    await jest.advanceTimersByTimeAsync(2_500);
    thread.says({ type: 'answered', id: thread.idOf(`/busy/${n}`), answer: page });
    expect(await busy).toEqual(page);
  }
  thread.says({ type: 'answered', id: thread.idOf('/waiting'), answer: page });
  expect(await waiting).toEqual(page);
});

it('the render worker ends when a page blocks it, and tells the pages that only waited from the one that did it', async () => {
  const waiting = outcome(worker.render('/waiting'));
  const blocking = outcome(worker.render('/blocking'));
  thread.says({ type: 'rendering', id: thread.idOf('/waiting') });
  thread.says({ type: 'rendering', id: thread.idOf('/blocking') });
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await blocking).toEqual(new PageFaultError('The page blocked the render worker'));
  expect(await waiting).toBeInstanceOf(WorkerGoneError);
  expect(worker.isDead).toBe(true);
  expect(thread.terminate).toHaveBeenCalled();
});

it('a render worker that is silent while the machine is busy with other work is waited for, but not for ever', async () => {
  processorShare = 0.02;
  const page = outcome(worker.render('/starved'));
  await jest.advanceTimersByTimeAsync(9_000);
  expect(worker.isDead).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await page).toBeInstanceOf(WorkerGoneError);
  expect(worker.isDead).toBe(true);
});

it('the render worker gives no page up that only waited while another page blocked it: another worker renders that one', async () => {
  processorShare = 0.02;
  let isBlocked = false;
  thread.onPing = () => {
    if (!isBlocked) thread.says({ type: 'pong' });
  };
  const waiting = outcome(worker.render('/waiting'));
  await jest.advanceTimersByTimeAsync(3_000);
  const blocking = outcome(worker.render('/blocking'));
  thread.says({ type: 'rendering', id: thread.idOf('/blocking') });
  isBlocked = true;
  await jest.advanceTimersByTimeAsync(11_000);
  expect(await blocking).toEqual(new PageFaultError('The page blocked the render worker'));
  expect(await waiting).toBeInstanceOf(WorkerGoneError);
});

it('the render worker limits what React may use for a page, and has the worker stop it', async () => {
  thread.onPing = () => thread.says({ type: 'pong' });
  const endless = outcome(worker.render('/endless'));
  const id = thread.idOf('/endless');
  thread.says({ type: 'rendering', id });
  await jest.advanceTimersByTimeAsync(6_000);
  expect(await endless).toBeInstanceOf(PageFaultError);
  expect(thread.asked).toContainEqual({ type: 'cancel', id });
  expect(worker.isDead).toBe(false);
});

it('the render worker blames no page for its time while the machine is busy with other work, and gives it up in the end', async () => {
  processorShare = 0.2;
  thread.onPing = () => thread.says({ type: 'pong' });
  const [starved, lost] = ['/starved', '/lost'].map((path) => outcome(worker.render(path)));
  for (const path of ['/starved', '/lost'])
    thread.says({ type: 'rendering', id: thread.idOf(path) });
  await jest.advanceTimersByTimeAsync(9_000);
  thread.says({ type: 'answered', id: thread.idOf('/starved'), answer: page });
  expect(await starved).toEqual(page);
  await jest.advanceTimersByTimeAsync(9_000);
  const end = await lost;
  expect(end).toEqual(new Error('The page took too long'));
  expect(end).not.toBeInstanceOf(PageFaultError);
});

it('the render worker has the worker stop a page that nobody waits for any more', async () => {
  const visitor = new AbortController();
  const left = outcome(worker.render('/left', 'page', visitor.signal));
  visitor.abort(new Error('gone'));
  expect(await left).toEqual(new Error('gone'));
  expect(thread.asked).toContainEqual({ type: 'cancel', id: thread.idOf('/left') });
});

it('the render worker asks for no sign of life while nobody waits', async () => {
  const only = outcome(worker.render('/only'));
  thread.says({ type: 'answered', id: thread.idOf('/only'), answer: page });
  await only;
  const asked = thread.asked.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(thread.asked).toHaveLength(asked);
  expect(worker.isDead).toBe(false);
});

it('the render worker leaves its pages to another worker when its thread ends, but for the one that ended it', async () => {
  const loading = outcome(worker.render('/loading'));
  const crashing = outcome(worker.render('/crashing'));
  thread.emit('error', new Error('out of memory'));
  expect(worker.isDead).toBe(true);
  expect(await outcome(worker.render('/later'))).toBeInstanceOf(WorkerGoneError);
  thread.says({ type: 'rendering', id: thread.idOf('/crashing') });
  thread.emit('exit', 1);
  await worker.ended;
  expect(await loading).toBeInstanceOf(WorkerGoneError);
  expect(await crashing).toEqual(new PageFaultError('The page ended the render worker'));
});

it('the render worker blames no page that is rendered already', async () => {
  const done = outcome(worker.render('/done'));
  const loading = outcome(worker.render('/loading'));
  const id = thread.idOf('/done');
  thread.says({ type: 'rendering', id });
  thread.says({ type: 'answered', id, answer: page });
  thread.emit('exit', 1);
  expect(await done).toEqual(page);
  expect(await loading).toBeInstanceOf(WorkerGoneError);
});

it('the render worker lets the pages under way finish before it ends, and waits for none for ever', async () => {
  thread.onPing = () => thread.says({ type: 'pong' });
  const quick = outcome(worker.render('/quick'));
  const endless = outcome(worker.render('/endless'));
  const drained = worker.drain();
  thread.says({ type: 'answered', id: thread.idOf('/quick'), answer: page });
  expect(await quick).toEqual(page);
  expect(thread.terminate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await endless).toEqual(new Error('The page took too long'));
  await drained;
  expect(thread.terminate).toHaveBeenCalled();
});

it.each([
  ['blocks', async () => jest.advanceTimersByTimeAsync(6_000)],
  ['throws', async () => thread.emit('error', new Error('broken on purpose'))],
  ['ends it', async () => thread.emit('exit', 1)],
])('the render worker names the remote that %s while it loads', async (_how, fail) => {
  const warm = worker.warm();
  thread.says({ type: 'warming', remote: 'mf-good' });
  thread.says({ type: 'warming', remote: 'mf-bad' });
  await fail();
  expect(await warm).toEqual([expect.objectContaining({ remote: 'mf-bad', hung: true })]);
  expect(worker.isDead).toBe(true);
});

it('the render worker does not start when its thread fails before any remote is loaded', async () => {
  const warm = outcome(worker.warm());
  thread.emit('error', new Error('no such file'));
  expect(await warm).toEqual(new Error('no such file'));
});

it('the render worker tells of a remote that fails for everybody once a second, with how often, and counts each', () => {
  const error = jest.fn();
  const onFault = jest.fn();
  thread = new FakeThread();
  worker = new RenderWorker(
    thread as unknown as Worker,
    { error } as unknown as FastifyBaseLogger,
    {
      onFault,
    },
  );
  const fault = { type: 'fault', version: '1.0.0', message: 'no files' } as const;
  for (const _visitor of [1, 2, 3]) thread.says({ ...fault, remote: 'mf-a', stage: 'unavailable' });
  thread.says({ ...fault, remote: 'mf-b', stage: 'render' });
  jest.advanceTimersByTime(2_000);
  expect(error.mock.calls.map(([facts]) => facts)).toMatchObject([
    { alarm: 'remote', remote: 'mf-a', stage: 'unavailable', reason: 'no files', faults: 1 },
    { alarm: 'remote', remote: 'mf-b', stage: 'render', faults: 1 },
    { alarm: 'remote', remote: 'mf-a', stage: 'unavailable', reason: 'no files', faults: 2 },
  ]);
  expect(onFault).toHaveBeenCalledTimes(4);
});
