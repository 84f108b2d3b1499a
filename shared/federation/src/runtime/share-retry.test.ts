import shareRetry from './share-retry';

const runtime = globalThis as { __webpack_require__?: { c: Record<string, { error?: unknown }> } };
let modules: Record<string, { error?: unknown }>;
beforeEach(() => {
  modules = {};
  runtime.__webpack_require__ = { c: modules };
});
afterEach(() => {
  delete runtime.__webpack_require__;
});

it('a shared package that could not be loaded is asked for again by whoever tries again', () => {
  const lost = { loading: Promise.resolve() };
  const shareScopeMap = { default: { '@site/forms': { '1.0.0': lost } } };
  shareRetry().errorLoadShare({ pkgName: '@site/forms', shareScopeMap });
  expect(lost).toEqual({});
});

it('a shared package that is there stays, and so does one that somebody else waits for', () => {
  const here = { loaded: true, loading: Promise.resolve() };
  const other = { loading: Promise.resolve() };
  const shareScopeMap = {
    default: { '@site/forms': { '1.0.0': here }, '@site/inputs': { '1.0.0': other } },
  };
  shareRetry().errorLoadShare({ pkgName: '@site/forms', shareScopeMap });
  shareRetry().errorLoadShare({ pkgName: '@site/missing', shareScopeMap });
  expect(here.loading).toBeDefined();
  expect(other.loading).toBeDefined();
});

it('a module that a lost package kept from running is run again by whoever tries again, and no other', () => {
  const { errorLoadShare, beforeLoadShare } = shareRetry();
  modules['form'] = { error: new Error('@site/forms is not here') };
  modules['page'] = {};
  expect(beforeLoadShare('first')).toBe('first');
  expect(Object.keys(modules)).toEqual(['form', 'page']);
  errorLoadShare({ pkgName: '@site/forms', shareScopeMap: {} });
  expect(beforeLoadShare('again')).toBe('again');
  expect(Object.keys(modules)).toEqual(['page']);
});

describe('a shared package that stands on a lost one', () => {
  it('counts as lost itself, and is run again by whoever tries again', async () => {
    let isInnerHere = false;
    const run = jest.fn(() => {
      if (modules['forms']) throw modules['forms'].error;
      if (isInnerHere) return 'forms';
      modules['forms'] = { error: new Error('@site/schema is not here') };
      throw modules['forms'].error;
    });
    const shared = { get: async () => run };
    const { beforeRegisterShare } = shareRetry();
    beforeRegisterShare({ shared });
    await expect(shared.get()).rejects.toThrow('@site/schema is not here');
    isInnerHere = true;
    const factory = await shared.get();
    expect([factory(), factory()]).toEqual(['forms', 'forms']);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('changes nothing about a package that is there from the start', () => {
    const { beforeRegisterShare } = shareRetry();
    const get = () => () => 'react';
    const eager = { get, shareConfig: { eager: true } };
    const loaded = { get, loaded: true };
    for (const shared of [eager, loaded, {}]) beforeRegisterShare({ shared });
    expect(eager.get).toBe(get);
    expect(loaded.get).toBe(get);
  });
});
