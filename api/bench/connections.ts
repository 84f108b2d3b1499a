import { setTimeout as wait } from 'node:timers/promises';
import { countMarked, keyOf, markedWrite } from '../src/testing/marked-writes';
import { benchServers } from './bench-servers';
import { startBenchApi } from './launch-api';
import { call, percentilesCell } from './open-loop';

/*
 * `pnpm bench connections [seconds]`: twelve writers at work while every connection of the API is ended
 * at the server twice a second. Counts what was lost, what came twice, and every answer; ends with 1 when
 * anything was lost or came twice, or an answer was neither 200 nor 503.
 */
const WRITERS = 12;
const EVERY_MS = 500;
const seconds = Number(process.argv[2]) || 60;

let isWhole = true;
for (const server of benchServers()) {
  const api = await startBenchApi(server);
  const until = performance.now() + seconds * 1000;
  const statuses = new Map<number, number>();
  const acknowledged: string[] = [];
  const answered: { ms: number }[] = [];
  let next = 0;
  let ended = 0;
  const writer = async (): Promise<void> => {
    while (performance.now() < until) {
      next += 1;
      const turn = next;
      const write = markedWrite(`connections-${turn}`, turn);
      for (let status = 0; status !== 200; ) {
        const result = await call({
          url: api.url + write.path,
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'idempotency-key': keyOf(write),
            'x-forwarded-for': `10.0.${(turn >> 8) & 255}.${turn & 255}`,
          },
          body: new URLSearchParams({
            ...write.fields,
            ...('customer_phone_number' in write.fields
              ? { customer_phone_number: `0${String(turn).padStart(9, '0')}` }
              : { phone_number: `0${String(turn).padStart(9, '0')}` }),
          }).toString(),
        });
        ({ status } = result);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        answered.push(result);
        if (status !== 200 && status !== 503) throw new Error(`A write was answered ${status}.`);
      }
      acknowledged.push(write.mark);
    }
  };
  const ender = async (): Promise<void> => {
    while (performance.now() < until) {
      await wait(EVERY_MS);
      const { rowCount } = await api.outside.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      ended += rowCount ?? 0;
    }
  };
  await Promise.all([ender(), ...Array.from({ length: WRITERS }, writer)]);
  const counts = await countMarked(api.outside, acknowledged);
  const lost = acknowledged.filter((mark) => !counts.has(mark)).length;
  const twice = [...counts.values()].filter((count) => count > 1).length;
  await api.close();
  console.log(
    `${server}: ${seconds} s, ${ended} connections ended, ${acknowledged.length} writes acknowledged, ${lost} lost, ${twice} twice; answers ${JSON.stringify(Object.fromEntries(statuses))}; ms p50 / p95 / p99 / longest ${percentilesCell(answered)}`,
  );
  isWhole &&= lost + twice === 0;
}
process.exit(isWhole ? 0 : 1);
