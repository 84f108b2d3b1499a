import { openPreview, sealPreview } from './preview-token';
import { KeyRing } from './releasers/key-ring';
import { newKeyPair } from './signature';

const keys = newKeyPair();
const ring = new KeyRing(keys.publicKey);
const preview = { remote: 'mf-catalog', version: '1.3.0', until: '2026-11-29T10:00:00.000Z' };
const token = sealPreview(preview, keys.privateKey);
const before = Date.parse('2026-11-28T10:00:00.000Z');

it('a preview link comes back as it was signed, in letters that an address and a cookie can hold', () => {
  expect(openPreview(token, ring, before)).toEqual(preview);
  expect(token).toMatch(/^[\w.-]+$/);
});

it('a preview link is worth nothing once its time is over', () => {
  expect(openPreview(token, ring, Date.parse(preview.until))).toBeUndefined();
});

it('a preview link is not believed when it was signed by somebody else, or changed', () => {
  expect(openPreview(token, new KeyRing(newKeyPair().publicKey), before)).toBeUndefined();
  const other = Buffer.from(JSON.stringify({ ...preview, version: '9.9.9' })).toString('base64url');
  const changed = `${other}.${token.split('.')[1]}`;
  expect(openPreview(changed, ring, before)).toBeUndefined();
});

it.each(['', '.', 'a.b', 'e30.AAAA', 'x'.repeat(5_000)])(
  'a preview link makes nothing of %j',
  (text) => {
    expect(openPreview(text, ring, before)).toBeUndefined();
  },
);

it('a preview link may be signed by whoever may release its remote, and by nobody else', () => {
  const [catalog, dealers] = [newKeyPair(), newKeyPair()];
  const shared = new KeyRing(keys.publicKey, [
    { name: 'ravi', publicKey: catalog.publicKey, remotes: ['mf-catalog'] },
    { name: 'meera', publicKey: dealers.publicKey, remotes: ['mf-dealers'] },
  ]);
  const by = (privateKey: string) => openPreview(sealPreview(preview, privateKey), shared, before);
  expect(by(catalog.privateKey)).toEqual(preview);
  expect(by(dealers.privateKey)).toBeUndefined();
});
