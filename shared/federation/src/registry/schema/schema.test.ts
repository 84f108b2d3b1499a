import { sampleRegistry, sampleVersion } from '../../testing/sample-registry';
import { parseVersion } from './formats';
import { registrySchema } from './registry-schema';
import type { RegistryVersion } from './version-schema';

const problemOf = (versions: RegistryVersion[]) => {
  const result = registrySchema.safeParse(sampleRegistry({ 'mf-catalog': versions }));
  return result.success ? null : result.error.issues[0]?.message;
};
const idle = { deployment: { traffic: 0, default: false } };

describe('the registry schema', () => {
  it('takes a live version and an idle one', () => {
    expect(
      problemOf([sampleVersion('mf-catalog', '1.1.0'), sampleVersion('mf-catalog', '1.0.0', idle)]),
    ).toBeNull();
  });

  it('checks every version of a list, not only the first', () => {
    const bad = sampleVersion('mf-catalog', '1.0.0', {
      ...idle,
      metadata: { version: '1.0.0', integrity: 'md5-short' },
    });
    expect(problemOf([sampleVersion('mf-catalog', '1.1.0'), bad])).toBe('must be sha256-…');
  });

  it('wants traffic to add up to 100', () => {
    const half = { deployment: { traffic: 50, default: true } };
    expect(problemOf([sampleVersion('mf-catalog', '1.0.0', half)])).toBe(
      'traffic must add up to 100, or to 0 where the remote is retired',
    );
  });

  it('takes a retired remote, of which nobody gets a version, and no retired content', () => {
    const out = { deployment: { traffic: 0, default: true } };
    expect(problemOf([sampleVersion('mf-catalog', '1.0.0', out)])).toBeNull();
    const content = sampleRegistry({ content: [sampleVersion('content', '1.0.0', out)] });
    expect(registrySchema.safeParse(content).error?.issues[0]?.message).toBe(
      'content cannot be retired',
    );
  });

  it('wants versions to be unique', () => {
    const twice = [
      sampleVersion('mf-catalog', '1.0.0'),
      sampleVersion('mf-catalog', '1.0.0', idle),
    ];
    expect(problemOf(twice)).toBe('versions must be unique');
  });

  it('wants at least one version', () => {
    expect(problemOf([])).not.toBeNull();
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'mf-catalog/../../x'])(
    'refuses the folder %s',
    (folder) => {
      expect(problemOf([sampleVersion('mf-catalog', '1.0.0', { extras: { folder } })])).toContain(
        'relative path',
      );
    },
  );

  it.each([
    ['the folder of another remote', { extras: { folder: 'mf-checkout/1.0.0' } }],
    ['the folder of another version', { extras: { folder: 'mf-catalog/1.0.1' } }],
    ['the entry of another remote', { url: '/releases/mf-checkout/1.0.0/web/remoteEntry.js' }],
    ['an entry of another site', { url: '//other.example/remoteEntry.js' }],
    ['an entry beside its folder', { url: '/releases/mf-catalog/1.0.0/../../x.js' }],
  ])('refuses a version that names %s', (_what, change) => {
    expect(problemOf([sampleVersion('mf-catalog', '1.0.0', change)])).toContain('its own folder');
  });

  it('knows nothing beside its own words', () => {
    expect(registrySchema.safeParse({ ...sampleRegistry({}), extra: 1 }).success).toBe(false);
  });
});

describe('the version of a release', () => {
  it.each(['1.2.3', '0.1.0-beta.2'])('can be %s', (version) => {
    expect(parseVersion(version)).toBe(version);
  });

  it.each(['1.0', 'latest', '../../x', '1.2.3+build', '01.2.3', '1.02.3', '1.2.00'])(
    'cannot be %s',
    (version) => {
      expect(() => parseVersion(version)).toThrow(`"${version}" is no version. Use three numbers`);
    },
  );
});
