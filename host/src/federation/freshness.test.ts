import { isSessionStale, needsFreshDocument, rememberSnapshot } from './freshness';

/** Lets the site answer what is live now, and whether it refuses pages. */
const answer = (snapshot: { id: string; busy: boolean }) => {
  global.fetch = jest.fn(async () => new Response(JSON.stringify(snapshot)));
};
const { fetch } = global;
beforeEach(() => rememberSnapshot('mine'));
afterEach(() => {
  global.fetch = fetch;
});

it('an open page takes a new document when the site has other versions', async () => {
  answer({ id: 'other', busy: false });
  expect(await isSessionStale()).toBe(true);
  expect(await needsFreshDocument()).toBe(true);
});

it('an open page is kept, with what was typed into it, while the site refuses pages: a new document could be the waiting page', async () => {
  answer({ id: 'other', busy: true });
  expect(await isSessionStale()).toBe(false);
  expect(await needsFreshDocument()).toBe(false);
});
