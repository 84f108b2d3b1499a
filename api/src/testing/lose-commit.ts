import type pg from 'pg';

/** From now on the COMMIT of every transaction reaches the server, and its answer is lost. */
export function loseCommitAnswers(pool: pg.Pool): { restore(): void } {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  const spy = jest
    .spyOn(pool, 'connect')
    .mockImplementation(((callback?: unknown) =>
      callback ? connect(callback) : connect().then(loseAnswer)) as never);
  return { restore: () => spy.mockRestore() };
}

function loseAnswer(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  client.query = (async (...args: unknown[]) => {
    const answer = await query(...args);
    if (args[0] === 'commit') throw new Error('Connection terminated unexpectedly');
    return answer;
  }) as never;
  return client;
}
