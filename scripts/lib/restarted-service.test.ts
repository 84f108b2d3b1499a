import { RestartedService } from './restarted-service';

const HOST = '/site/host/server/main.ts';
const PAGE = '/site/mf-club/src/page.tsx';

/** A service that starts as often as `starts` says, and else not. */
function serviceOf(starts: readonly boolean[]) {
  const left = [...starts];
  const start = async () => {
    if (!left.shift()) throw new Error('The sources do not build: see above.');
    return 3_000;
  };
  return new RestartedService({ start, isReason: (file) => file === HOST });
}

it('a service that runs is started anew by what it reads at its start, and not by what it follows itself', () => {
  const service = serviceOf([]);
  expect([HOST, PAGE].map(service.isReason)).toEqual([true, false]);
});

it('a service that did not come back is started anew by each change, since any of them may mend it', async () => {
  const service = serviceOf([false, true]);
  await expect(service.start()).rejects.toThrow('The sources do not build');
  expect([HOST, PAGE].map(service.isReason)).toEqual([true, true]);
  await service.start();
  expect([HOST, PAGE].map(service.isReason)).toEqual([true, false]);
});
