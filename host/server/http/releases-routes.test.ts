import { RELEASES_SIGN_IN_PATH, RELEASES_SIGN_OUT_PATH, type Releases } from '@site/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { TeamAccess } from '../team/team-access';
import { TeamData } from '../team/team-data';
import { TeamSession } from '../team/team-session';
import { liveSetOf } from '../testing/sample-live';
import { createServer } from './create-server';
import { registerReleasesRoutes } from './releases-routes';
import { registerSenderLimits } from './sender-limits';

const token = 'a-token-of-thirty-two-characters';
const live = liveSetOf([{ path: '/the-releases', preload: [], siteData: 'releases' }]);
const report: Omit<Releases, 'isSession'> = {
  at: '2026-11-22T10:00:00.000Z',
  health: {
    isReady: true,
    api: true,
    workers: { warm: 2, wanted: 2 },
    storeProblem: null,
    registryNumber: 1,
    problems: [],
  },
  remotes: [],
  audit: [],
};

let app: FastifyInstance;
afterEach(() => app.close());

/** A host: of visitors where it is public, with or without a token. */
async function open({ isPublic, hasToken }: { isPublic: boolean; hasToken: boolean }) {
  const siteOrigin = isPublic ? 'https://vayu.example' : 'http://localhost:3000';
  app = createServer(
    { APP_PREFIX: 'ev', LOG_LEVEL: 'silent', TRUST_PROXY: ['loopback'], siteOrigin },
    async (_request, reply) => reply.code(404).send(),
  );
  await registerSenderLimits(app);
  const session = hasToken ? new TeamSession({ token, isSecure: isPublic }) : undefined;
  const access = new TeamAccess({ session, isPublic });
  const data = new TeamData(access, { make: async () => report });
  await registerReleasesRoutes(app, { data, session, renderer: { live }, siteOrigin });
}

const ask = (options: InjectOptions = {}) =>
  app.inject({ url: '/federation/releases.json', ...options });
const send = (url: string, payload: string, remoteAddress = '203.0.113.9') =>
  app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('a public site without a token has no report and no form, for its own machine neither', async () => {
  await open({ isPublic: true, hasToken: false });
  expect((await ask()).statusCode).toBe(404);
  expect((await ask({ remoteAddress: '127.0.0.1' })).statusCode).toBe(404);
  expect((await send(RELEASES_SIGN_IN_PATH, `token=${token}`)).statusCode).toBe(404);
});

it('a site of this machine shows its report to this machine, and to nobody behind a proxy', async () => {
  await open({ isPublic: false, hasToken: false });
  const answer = await ask();
  expect(answer.json()).toEqual({ ...report, isSession: false });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect((await ask({ headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404);
  expect((await ask({ remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
});

it('who gives the token is led to the page with a session, which the report needs on this machine too, until it is ended', async () => {
  await open({ isPublic: true, hasToken: true });
  expect((await ask({ remoteAddress: '127.0.0.1' })).statusCode).toBe(401);
  const signedIn = await send(RELEASES_SIGN_IN_PATH, `token=${token}`);
  expect(signedIn.statusCode).toBe(303);
  expect(signedIn.headers.location).toBe('/the-releases');
  const cookie = String(signedIn.headers['set-cookie']);
  for (const flag of ['HttpOnly', 'SameSite=Strict', 'Secure']) expect(cookie).toContain(flag);
  expect(cookie).not.toContain(token);
  const session = cookie.split(';', 1)[0] ?? '';
  expect((await ask({ headers: { cookie: session } })).json()).toMatchObject({ isSession: true });
  const signedOut = await send(RELEASES_SIGN_OUT_PATH, '');
  expect(signedOut.headers['set-cookie']).toContain('Max-Age=0');
});

it('a wrong token gives no session, and an address has few tries, with which the right one ends too', async () => {
  await open({ isPublic: true, hasToken: true });
  for (const payload of ['token=wrong', 'token=', '', 'other=1', `token=${token}x`]) {
    const answer = await send(RELEASES_SIGN_IN_PATH, payload);
    expect(answer.headers.location).toBe('/the-releases?sign-in=wrong');
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  const refused = await send(RELEASES_SIGN_IN_PATH, `token=${token}`);
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('Too many tries');
  expect(refused.headers['retry-after']).toBe('300');
  const elsewhere = await send(RELEASES_SIGN_IN_PATH, `token=${token}`, '203.0.113.10');
  expect(elsewhere.headers['set-cookie']).toBeDefined();
});

it('a form that is longer than any token is not read', async () => {
  await open({ isPublic: true, hasToken: true });
  const answer = await send(RELEASES_SIGN_IN_PATH, `token=${'x'.repeat(3_000)}`);
  expect(answer.statusCode).toBe(413);
});

it('a form of another site ends no session and uses up none of the tries', async () => {
  await open({ isPublic: true, hasToken: true });
  const sendFrom = (site: string, url: string, payload: string) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: '203.0.113.9',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    });
  for (const site of ['cross-site', 'same-site']) {
    const signedOut = await sendFrom(site, RELEASES_SIGN_OUT_PATH, '');
    expect(signedOut.headers['set-cookie']).toBeUndefined();
    expect(signedOut.headers.location).toBe('/the-releases');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await sendFrom(site, RELEASES_SIGN_IN_PATH, 'token=wrong')).headers.location).toBe(
        '/the-releases',
      );
    expect(
      (await sendFrom(site, RELEASES_SIGN_IN_PATH, `token=${token}`)).headers['set-cookie'],
    ).toBeUndefined();
  }
  const own = await sendFrom('same-origin', RELEASES_SIGN_IN_PATH, `token=${token}`);
  expect(own.headers['set-cookie']).toBeDefined();
});

it('a wrong token counts for the whole network of who sends it over IPv6, and for no other network', async () => {
  await open({ isPublic: true, hasToken: true });
  const tryFrom = async (address: string) =>
    (await send(RELEASES_SIGN_IN_PATH, 'token=wrong', address)).statusCode;
  for (const host of [1, 2, 3, 4, 5]) expect(await tryFrom(`2001:db8:0:7::${host}`)).toBe(303);
  expect(await tryFrom('2001:db8:0:7:ffff::6')).toBe(429);
  expect(await tryFrom('2001:db8:0:8::1')).toBe(303);
});
