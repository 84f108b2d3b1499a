import { KeyRing, newKeyPair, sealPreview } from '@site/federation/registry';
import { PreviewCookie } from './preview-cookie';

const keys = newKeyPair();
const START = Date.parse('2026-11-22T10:00:00.000Z');
const DAY_MS = 24 * 3_600_000;
let now: number;
let ring: KeyRing;
let cookie: PreviewCookie;
beforeEach(() => {
  now = START;
  ring = new KeyRing(keys.publicKey);
  cookie = new PreviewCookie({ keys: () => ring, isSecure: true, now: () => now });
});

const link = (remote: string, version: string, days = 7, privateKey = keys.privateKey) =>
  sealPreview(
    { remote, version, until: new Date(START + days * DAY_MS).toISOString() },
    privateKey,
  );
/** What a browser sends after it was given this. */
const sentBack = (setCookie: string) => setCookie.split(';')[0];
const parts = (header: string | undefined) =>
  cookie.read(header).map(({ remote, version }) => `${remote} ${version}`);

it('the cookie of a preview is for this site alone, hidden from scripts, and lasts as long as the link', () => {
  const set = cookie.add(undefined, link('mf-a', '1.3.0'));
  expect(set).toContain('HttpOnly');
  expect(set).toContain('SameSite=Lax');
  expect(set).toContain('Secure');
  expect(set).toContain(`Max-Age=${7 * 24 * 3_600}`);
  expect(parts(sentBack(set))).toEqual(['mf-a 1.3.0']);
});

it('the cookie of a preview holds previews of several remotes, one of each', () => {
  const first = sentBack(cookie.add(undefined, link('mf-a', '1.3.0')));
  const second = sentBack(cookie.add(first, link('mf-b', '2.0.0')));
  const third = sentBack(cookie.add(`theme=dark; ${second}`, link('mf-a', '1.4.0')));
  expect(parts(third).sort()).toEqual(['mf-a 1.4.0', 'mf-b 2.0.0']);
});

it('the cookie of a preview lasts as long as the link that lasts longest', () => {
  const first = sentBack(cookie.add(undefined, link('mf-a', '1.3.0', 7)));
  expect(cookie.add(first, link('mf-b', '2.0.0', 1))).toContain(`Max-Age=${7 * 24 * 3_600}`);
});

it('the cookie of a preview holds eight links at most, for which there is room: the oldest goes', () => {
  let header: string | undefined;
  for (const letter of 'abcdefghi')
    header = sentBack(cookie.add(header, link(`mf-${letter}`, '1.0.0')));
  expect(header?.split('~')).toHaveLength(8);
  expect(parts(header)).toEqual([...'ihgfedcb'].map((letter) => `mf-${letter} 1.0.0`));
});

it('the cookie of a preview is worth what its links are worth: nothing once their time is over, nor when somebody wrote them', () => {
  const header = sentBack(cookie.add(undefined, link('mf-a', '1.3.0', 1)));
  expect(parts(`preview=${link('mf-a', '9.9.9', 7, newKeyPair().privateKey)}`)).toEqual([]);
  expect(parts('preview=mf-a@1.3.0')).toEqual([]);
  now += DAY_MS;
  expect(parts(header)).toEqual([]);
});

it('the cookie of a preview is worth nothing from the moment when the key of its link is revoked', () => {
  const ravi = newKeyPair();
  const releaser = { name: 'ravi', publicKey: ravi.publicKey, remotes: ['mf-a'] };
  ring = new KeyRing(keys.publicKey, [releaser]);
  const header = `preview=${link('mf-a', '1.3.0', 7, ravi.privateKey)}`;
  expect(parts(header)).toEqual(['mf-a 1.3.0']);
  ring = new KeyRing(keys.publicKey);
  expect(parts(header)).toEqual([]);
});

it('the cookie of a preview is taken away at the end', () => {
  expect(cookie.end()).toContain('Max-Age=0');
  expect(parts(sentBack(cookie.end()))).toEqual([]);
});

it('the cookie of a preview costs no more signatures to check than it may hold links, whatever somebody writes into it', () => {
  const asked: string[] = [];
  const keysFor = (remote: string) => {
    asked.push(remote);
    return ring.keysFor(remote);
  };
  const counting = new PreviewCookie({ keys: () => ({ keysFor }), isSecure: true, now: () => now });
  const foreign = newKeyPair().privateKey;
  const links = Array.from({ length: 60 }, (_, at) => link('mf-a', `1.0.${at}`, 7, foreign));
  expect(counting.read(`preview=${links.join('~')}`)).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(8);
});
