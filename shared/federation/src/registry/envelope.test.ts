import { sampleRegistry, sampleVersion } from '../testing/sample-registry';
import { canonicalJson, newKeyPair, openRegistry, RegistryError, sealRegistry } from './envelope';

const keys = newKeyPair();
const registry = sampleRegistry({ 'mf-catalog': [sampleVersion('mf-catalog', '1.0.0')] });

describe('a signed registry', () => {
  it('comes back as it was sealed', () => {
    expect(openRegistry(sealRegistry(registry, keys.privateKey), keys.publicKey)).toEqual(registry);
  });

  it('is refused when one character of it changed', () => {
    const text = sealRegistry(registry, keys.privateKey).replace('"1.0.0"', '"1.0.1"');
    expect(() => openRegistry(text, keys.publicKey)).toThrow(new RegistryError('bad signature'));
  });

  it('is refused when another key signed it', () => {
    const text = sealRegistry(registry, newKeyPair().privateKey);
    expect(() => openRegistry(text, keys.publicKey)).toThrow('bad signature');
  });

  it.each(['', 'null', '{}', '[]', '{"registry":{}}', 'not json'])(
    'is refused when the file is %j',
    (text) => {
      expect(() => openRegistry(text, keys.publicKey)).toThrow(RegistryError);
    },
  );

  it('is not made of a registry that breaks its own schema', () => {
    const twoDefaults = sampleRegistry({
      'mf-catalog': [sampleVersion('mf-catalog', '1.0.0'), sampleVersion('mf-catalog', '1.1.0')],
    });
    expect(() => sealRegistry(twoDefaults, keys.privateKey)).toThrow(
      'exactly one version must be the default',
    );
  });
});

describe('canonical JSON', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: 1, a: [{ d: 2, c: 3 }] })).toBe(
      canonicalJson({ a: [{ c: 3, d: 2 }], b: 1 }),
    );
  });
});
