import { sampleVersion } from '../../testing/sample-registry';
import { earlierVersion, sameVersion } from './same-version';

const idle = { deployment: { traffic: 0, default: false } };
const of = (sourceHash: string, promotedAt?: null) => ({
  sourceHash,
  ...(promotedAt === null ? { promotedAt } : {}),
});
const live = sampleVersion('content', '2026.1101.3', { extras: of('live') });
const preview = sampleVersion('content', '2026.1101.2', { ...idle, extras: of('preview', null) });
const before = sampleVersion('content', '2026.1101.1', { ...idle, extras: of('before') });
const known = [live, preview, before];

it.each([
  ['is live, whatever is asked for', 'live', 100, live],
  ['waits as a preview, where a preview is asked for', 'preview', 0, preview],
  ['only waits as a preview, where it is to go live', 'preview', 100, undefined],
  ['was live before', 'before', 0, undefined],
  ['nobody released', 'new', 0, undefined],
])('content that %s', (_which, sourceHash, share, same) => {
  expect(sameVersion(known, sourceHash, share)).toBe(same);
});

it('content that is that of an earlier release again is followed to one that was live, not to a preview', () => {
  expect(earlierVersion(known, 'before')).toBe(before);
  expect(earlierVersion(known, 'preview')).toBeUndefined();
});
