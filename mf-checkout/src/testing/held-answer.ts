import type { FakeAnswer } from '@site/testing/fake-api';

/** An answer of the API that comes when a test lets it come. */
export function heldAnswer(body: { body: unknown }): { answer: FakeAnswer; arrive: () => void } {
  let arrive = (): void => undefined;
  const held = new Promise<{ body: unknown }>((resolve) => {
    arrive = () => resolve(body);
  });
  return { answer: () => held, arrive };
}
