import type { FastifyRequest } from 'fastify';
import { readParts } from './read-parts';

async function* endlessAfter<T>(parts: readonly T[]) {
  yield* parts;
  await new Promise(() => undefined);
}
const requestWith = (parts: AsyncGenerator<unknown>, raw = { destroyed: false }) =>
  ({ parts: () => parts, raw }) as unknown as FastifyRequest;

it('the parts of a form are given in order', async () => {
  async function* parts() {
    yield* ['first', 'second'];
  }
  const read: unknown[] = [];
  for await (const part of readParts(requestWith(parts()))) read.push(part);
  expect(read).toEqual(['first', 'second']);
});

it('the parts of a form whose next one never comes end with 408', async () => {
  const read: unknown[] = [];
  const reading = (async () => {
    const parts = readParts(requestWith(endlessAfter(['first'])), { timeoutMs: 1 });
    for await (const part of parts) read.push(part);
  })();
  await expect(reading).rejects.toMatchObject({ status: 408 });
  expect(read).toEqual(['first']);
});

it('the parts of a sender who has gone away already are asked of no parser', async () => {
  const parts = readParts(requestWith(endlessAfter([]), { destroyed: true }));
  await expect(parts.next()).rejects.toMatchObject({ status: 408 });
});
