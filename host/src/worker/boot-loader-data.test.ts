import { bootLoaderData } from './boot-loader-data';

it('the browser gets no address to share, no picture to preload and no structured data: the head has them', () => {
  const head = { title: 'T', description: 'D', canonicalPath: '/t' };
  const more = {
    sharePath: '/t?a=b',
    jsonLd: [{ a: 'ld-json' }],
    preloadImages: [{ href: '/p.avif' }],
  };
  const shell = { fallback: {} };
  const broken = { fault: 'render' };
  const page = { page: { fallback: { read: 1 }, head: { ...head, ...more } } };
  expect(bootLoaderData({ shell, page, broken })).toEqual({
    shell,
    page: { page: { fallback: { read: 1 }, head } },
    broken,
  });
});

describe('data of reads that only static parts show', () => {
  const fallback = { text: 'long', list: [1] };
  const sent = (failures: object) =>
    bootLoaderData({ page: { page: { head: {}, staticReads: ['text'], fallback, failures } } });

  it('stays out of the document, where the markup says it already', () => {
    expect(sent({})).toEqual({
      page: { page: { head: {}, fallback: { list: [1] }, failures: {} } },
    });
  });

  it('is in the document when a read of the page has failed: then everything is hydrated', () => {
    const failures = { list: { kind: 'network', message: 'away' } };
    expect(sent(failures)).toEqual({ page: { page: { head: {}, fallback, failures } } });
  });
});
