import { sign } from 'node:crypto';
import { sampleRegistry, sampleVersion } from '../../testing/sample-registry';
import { canonicalJson, newKeyPair, RegistryError } from '../signature';
import { openRegistry } from './open-registry';
import { sealRegistry } from './seal-registry';

const keys = newKeyPair();
const registry = sampleRegistry({ 'mf-catalog': [sampleVersion('mf-catalog', '1.0.0')] });

describe('a signed registry', () => {
  it('comes back as it was sealed', () => {
    const text = sealRegistry(registry, 7, keys.privateKey);
    expect(openRegistry(text, keys.publicKey)).toEqual({ registry, number: 7 });
  });

  it('is refused when its number was raised, or taken away', () => {
    const text = sealRegistry(registry, 7, keys.privateKey);
    for (const other of ['"number": 8,', '']) {
      const changed = text.replace('"number": 7,', other);
      expect(() => openRegistry(changed, keys.publicKey)).toThrow('bad signature');
    }
  });

  it('of older tools has no number: it is the oldest of all', () => {
    const pair = newKeyPair();
    const signature = sign(null, Buffer.from(canonicalJson(registry)), pair.privateKey);
    const text = JSON.stringify({ registry, signature: signature.toString('base64') });
    expect(openRegistry(text, pair.publicKey)).toEqual({ registry, number: 0 });
  });

  it('is refused when one character of it changed', () => {
    const text = sealRegistry(registry, 7, keys.privateKey).replace('"1.0.0"', '"1.0.1"');
    expect(() => openRegistry(text, keys.publicKey)).toThrow(new RegistryError('bad signature'));
  });

  it('is refused when another key signed it', () => {
    const text = sealRegistry(registry, 7, newKeyPair().privateKey);
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
    expect(() => sealRegistry(twoDefaults, 7, keys.privateKey)).toThrow(
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
