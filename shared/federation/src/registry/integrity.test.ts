import { buildOf } from '../bucket/bucket-keys';
import { sampleRegistry, sampleVersion } from '../testing/sample-registry';
import { integritiesOf, integrityOf, isIntact } from './integrity';
import { registrySchema } from './schema/registry-schema';

it('the integrity of a file is what Subresource Integrity expects', () => {
  // The hash of no bytes, as every table of SHA-256 has it.
  expect(integrityOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

it('a file is intact by the hash of today and by the longer one of older releases', () => {
  const values = integritiesOf('bytes');
  expect(values.map((value) => value.split('-')[0])).toEqual(['sha256', 'sha384']);
  for (const value of values) {
    expect(isIntact('bytes', value)).toBe(true);
    expect(isIntact('other', value)).toBe(false);
  }
});

it('nothing is intact by an algorithm that no release has', () => {
  expect(isIntact('bytes', 'md5-S3uqg3B2JA/2zMPd')).toBe(false);
});

it('a registry takes releases with either hash, and each names a build of its own', () => {
  const values = integritiesOf('files');
  const versions = values.map((integrity, at) =>
    sampleVersion('mf-a', `1.${at}.0`, {
      metadata: { version: `1.${at}.0`, integrity },
      extras: { filesIntegrity: integrity },
      deployment: { traffic: at * 100, default: at === 1 },
    }),
  );
  expect(registrySchema.safeParse(sampleRegistry({ 'mf-a': versions })).success).toBe(true);
  expect(new Set(values.map(buildOf)).size).toBe(2);
});
