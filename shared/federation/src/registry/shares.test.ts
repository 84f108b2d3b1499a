import { sampleVersion } from '../testing/sample-registry';
import { BUCKETS, versionOfBucket, withAllTraffic, withShare } from './shares';

const idle = { traffic: 0, default: false };
const stable = sampleVersion('mf-a', '1.0.0');
const trial = sampleVersion('mf-a', '1.1.0', { deployment: idle });
const older = sampleVersion('mf-a', '0.9.0', { deployment: idle });
const all = [trial, stable, older];

const bucketsOf = (share: number, version: string) => {
  const versions = withShare(all, trial, share);
  return Array.from({ length: BUCKETS }, (_, bucket) => bucket).filter(
    (bucket) => versionOfBucket(versions, bucket).metadata.version === version,
  );
};

it.each(Array.from({ length: BUCKETS }, (_, share) => share))(
  'the division of the visitors gives a trial of %i % exactly so many of the hundred groups, and the live version the rest',
  (share) => {
    expect(bucketsOf(share, '1.1.0')).toHaveLength(share);
    expect(bucketsOf(share, '1.0.0')).toHaveLength(BUCKETS - share);
  },
);

it('the division of the visitors keeps who is in a trial in it when it grows', () => {
  const few = bucketsOf(10, '1.1.0');
  expect(bucketsOf(50, '1.1.0')).toEqual(expect.arrayContaining(few));
});

it('the division of the visitors ends a trial when another begins, and when a version gets everybody', () => {
  const shares = (versions: typeof all) => versions.map(({ deployment }) => deployment.traffic);
  expect(shares(withShare(withShare(all, trial, 10), older, 20))).toEqual([0, 80, 20]);
  expect(shares(withAllTraffic(withShare(all, trial, 10), trial))).toEqual([100, 0, 0]);
});
