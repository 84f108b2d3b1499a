import { fakeApi } from '@site/testing/fake-api';
import { sampleReleases } from '../../testing/sample-releases';
import { loadReleases } from './load-releases';

const args = {
  params: {},
  url: new URL('https://site.test/releases'),
  signal: new AbortController().signal,
};

it('the loader of the releases takes on the server what the site gave, asks nobody, and is for no search engine', async () => {
  const api = fakeApi();
  const data = sampleReleases();
  const loaded = await loadReleases({ ...args, given: { data } });
  expect(loaded.fallback).toEqual({ readReleases: data });
  expect(loaded.head.noIndex).toBe(true);
  const failure = { kind: 'http', status: 401, message: 'Nobody is signed in' } as const;
  expect((await loadReleases({ ...args, given: { failure } })).failures).toEqual({
    readReleases: failure,
  });
  const odd = await loadReleases({ ...args, given: { data: { remotes: 'all' } } });
  expect(odd.failures?.['readReleases']?.kind).toBe('body');
  expect(api.calls).toEqual([]);
});
