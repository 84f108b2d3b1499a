import { newKeyPair } from './envelope';
import { openPreview, sealPreview } from './preview-token';

const keys = newKeyPair();
const preview = { remote: 'mf-catalog', version: '1.3.0', until: '2026-11-29T10:00:00.000Z' };
const token = sealPreview(preview, keys.privateKey);
const before = Date.parse('2026-11-28T10:00:00.000Z');

it('comes back as it was signed, in letters that an address and a cookie can hold', () => {
  expect(openPreview(token, keys.publicKey, before)).toEqual(preview);
  expect(token).toMatch(/^[\w.-]+$/);
});

it('is worth nothing once its time is over', () => {
  expect(openPreview(token, keys.publicKey, Date.parse(preview.until))).toBeUndefined();
});

it('is not believed when it was signed by somebody else, or changed', () => {
  expect(openPreview(token, newKeyPair().publicKey, before)).toBeUndefined();
  const other = Buffer.from(JSON.stringify({ ...preview, version: '9.9.9' })).toString('base64url');
  const changed = `${other}.${token.split('.')[1]}`;
  expect(openPreview(changed, keys.publicKey, before)).toBeUndefined();
});

it.each(['', '.', 'a.b', 'e30.AAAA', 'x'.repeat(5_000)])('makes nothing of %j', (text) => {
  expect(openPreview(text, keys.publicKey, before)).toBeUndefined();
});
