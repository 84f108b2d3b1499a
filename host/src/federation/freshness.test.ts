import {
  going,
  isSessionStale,
  leaveForFreshDocument,
  needsFreshDocument,
  rememberSnapshot,
} from './freshness';

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

describe('the way to a new document', () => {
  const assign = jest.fn();
  const reload = jest.fn();
  const stop = jest.fn();
  const elsewhere = new AbortController();
  /** A browser at an address leaves for another one, on the way to a fragment. */
  function leave(from: string, url: string, hash: string) {
    Object.assign(globalThis, { location: { href: from, assign, reload }, stop });
    going.hash = hash;
    void leaveForFreshDocument(url, elsewhere.signal);
  }
  beforeEach(() => jest.clearAllMocks());
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'location');
    Reflect.deleteProperty(globalThis, 'stop');
    going.hash = '';
  });

  it.each([
    ['#cost', 'https://site.test/bike#cost'],
    ['', 'https://site.test/bike'],
  ])('keeps the fragment "%s"', (hash, address) => {
    leave('https://site.test/', 'https://site.test/bike', hash);
    expect(assign).toHaveBeenCalledWith(address);
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the address anew that Back has led to already: a browser would only scroll to its fragment', () => {
    leave('https://site.test/bike#cost', 'https://site.test/bike', '#cost');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is given up when the visitor goes elsewhere meanwhile: the document would come over the page that was chosen last', () => {
    leave('https://site.test/', 'https://site.test/bike', '');
    expect(stop).not.toHaveBeenCalled();
    elsewhere.abort();
    expect(stop).toHaveBeenCalled();
  });
});
