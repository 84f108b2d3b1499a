import type { FastifyRequest } from 'fastify';
import { readParts } from './read-parts';

async function* endlessAfter<T>(parts: readonly T[]) {
  yield* parts;
  await new Promise(() => undefined);
}
const requestWith = (parts: AsyncGenerator<unknown>, raw = { destroyed: false }) =>
  ({ parts: () => parts, raw }) as unknown as FastifyRequest;

it('gives the parts in order', async () => {
  async function* parts() {
    yield* ['first', 'second'];
  }
  const read: unknown[] = [];
  for await (const part of readParts(requestWith(parts()))) read.push(part);
  expect(read).toEqual(['first', 'second']);
});

it('gives up on a form whose next part never comes, with 408', async () => {
  const read: unknown[] = [];
  const reading = (async () => {
    const parts = readParts(requestWith(endlessAfter(['first'])), { timeoutMs: 1 });
    for await (const part of parts) read.push(part);
  })();
  await expect(reading).rejects.toMatchObject({ status: 408 });
  expect(read).toEqual(['first']);
});

it('asks no parser for the parts of a sender who has gone away already', async () => {
  const parts = readParts(requestWith(endlessAfter([]), { destroyed: true }));
  await expect(parts.next()).rejects.toMatchObject({ status: 408 });
});
