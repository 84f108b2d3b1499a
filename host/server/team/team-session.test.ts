import { parseCookie } from 'cookie';
import { isReleasesToken, SESSION_COOKIE, TeamSession } from './team-session';

const token = 'a-token-of-thirty-two-characters';
const HOUR_MS = 3_600_000;
let now = Date.parse('2026-11-22T10:00:00Z');
const session = (change: { token?: string; isSecure?: boolean } = {}) =>
  new TeamSession({ token, isSecure: true, now: () => now, ...change });
/** What a browser sends back of a `set-cookie` header. */
const cookieOf = (header: string): string => header.split(';', 1)[0] ?? '';

it('a session is a cookie that no script reads and no other site sends, and holds for 8 hours', () => {
  const header = session().begin();
  for (const flag of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/', 'Max-Age=28800'])
    expect(header).toContain(flag);
  expect(session({ isSecure: false }).begin()).not.toContain('Secure');
  expect(session().isOpen(cookieOf(header))).toBe(true);
  now += 8 * HOUR_MS;
  expect(session().isOpen(cookieOf(header))).toBe(false);
});

it('a session of another token, one with another end, and no session are not open', () => {
  const cookie = cookieOf(session().begin());
  expect(session({ token: `${token}2` }).isOpen(cookie)).toBe(false);
  const [end = '', signature] = (parseCookie(cookie)[SESSION_COOKIE] ?? '').split('.');
  expect(session().isOpen(`${SESSION_COOKIE}=${Number(end) + 1}.${signature}`)).toBe(false);
  for (const other of [undefined, '', `${SESSION_COOKIE}=`, `${SESSION_COOKIE}=${end}`])
    expect(session().isOpen(other)).toBe(false);
});

it('a session begins with the token and no other text', () => {
  expect(session().accepts(token)).toBe(true);
  for (const other of ['', 'a', `${token} `]) expect(session().accepts(other)).toBe(false);
});

it.each([
  [token, true],
  ['thirty-one-characters-are-short', false],
  ['thirty two characters with spaces', false],
  ['', false],
])('the setting takes %j for a token: %s', (text, is) => {
  expect(isReleasesToken(text)).toBe(is);
});
