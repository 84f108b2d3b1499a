import type { Registry } from '@site/federation/registry';
import { bucketCookie, readBucket } from './bucket-cookie';
import { PreviewCookie } from './preview-cookie';
import { SetRenderers } from './set-renderers';
import { Visits, type VisitsOptions } from './visits';

const live = {} as VisitsOptions['renderer'];
const told: unknown[] = [];

/** Renderers of sets that cannot be made ready, since the store cannot be read. */
const unreadable = () =>
  new SetRenderers({
    most: 3,
    create: () => ({ isReady: false, stop: async () => undefined }) as never,
    follow: async () => {
      throw new Error('the store cannot be read');
    },
  });

const half = (version: string, isDefault: boolean) => ({
  metadata: { version },
  deployment: { traffic: 50, default: isDefault },
});
const registry = {
  microFrontends: { 'mf-a': [half('1.0.0', true), half('2.0.0', false)] },
} as unknown as Registry;

const options: VisitsOptions = {
  renderer: live,
  registry: () => registry,
  cookie: new PreviewCookie({ keys: () => undefined, isSecure: false }),
  previews: unreadable(),
  trials: {
    current: [{ remote: 'mf-a', version: '2.0.0', live: '1.0.0' }],
    selectionOf: () => ({ 'mf-a': '2.0.0' }),
  },
  trialSets: unreadable(),
  onTrouble: (error) => told.push(error),
  isSecure: false,
};
const visits = new Visits(options);

it('the host gives a visitor of a trial what is live while the trial cannot be made ready, and tells why', async () => {
  const header = bucketCookie(3, false).split(';')[0];
  const visit = await visits.of(header);
  expect(visit?.renderer).toBe(live);
  expect(visit?.isSplit).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual([new Error('the store cannot be read')]);
});

it('whoever opened a preview of a retired remote is shown that version, also the one that visitors got last', async () => {
  const retired = {
    microFrontends: {
      'mf-a': [{ metadata: { version: '1.0.0' }, deployment: { traffic: 0, default: true } }],
    },
  } as unknown as Registry;
  const part = { remote: 'mf-a', version: '1.0.0' };
  const cookie = { read: () => [{ ...part, until: '2126-01-01T00:00:00.000Z' }] };
  const previewing = new Visits({
    ...options,
    registry: () => retired,
    cookie: cookie as never,
    previews: { of: async () => live } as never,
  });
  expect((await previewing.of('preview=it'))?.preview).toEqual([part]);
});

it('the cookie of a group is for this site alone, hidden from scripts, and lasts thirty days', () => {
  const parts = bucketCookie(7, true).split('; ');
  expect(parts[0]).toBe('group=7');
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/', 'Max-Age=2592000'])
    expect(parts).toContain(part);
  expect(bucketCookie(7, false)).not.toContain('Secure');
});

it.each([
  ['group=0', 0],
  ['theme=dark; group=99', 99],
  ['group=100', undefined],
  ['group=-1', undefined],
  ['group=x', undefined],
  ['theme=dark', undefined],
  [undefined, undefined],
])('the group of a visitor with the cookies %j is %j', (cookies, group) => {
  expect(readBucket(cookies)).toBe(group);
});
