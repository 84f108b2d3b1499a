import { pageFilesOf } from './page-files';

const folder = '/releases/mf-a/1.0.0/web';
const entry = `${folder}/entry.js`;
const live = (id: string, integrity: Record<string, string>) => ({
  snapshot: {
    id,
    remotes: [
      {
        name: 'mf-a',
        version: '1.0.0',
        entry,
        routes: [
          { path: '/', preload: [entry] },
          {
            path: '/form',
            preload: [entry],
            further: { dealer: { preload: [`${folder}/dealer.js`] } },
          },
        ],
        slots: [],
      },
    ],
  },
  serverEntries: {},
  integrity,
  queries: {},
  problems: {},
  liveSince: {},
});
const page = (routeId: string, params: readonly string[] = []) => ({
  html: '',
  styles: '',
  status: 200,
  head: { title: 'T', description: 'D' },
  hasAllData: true,
  failedReads: {},
  loaderData: '{}',
  routeId,
  params,
});
const first = live('one', { [entry]: 'sha256-one' });

describe('what a document says of the files of its page', () => {
  it('is made once for a route, whatever its address carries', () => {
    const made = pageFilesOf(first, page('mf-a:/form'));
    expect(pageFilesOf(first, page('mf-a:/form', ['name', 'phone']))).toBe(made);
  });

  it('is another one for a parameter that needs further files', () => {
    const plain = pageFilesOf(first, page('mf-a:/form'));
    const { files } = pageFilesOf(first, page('mf-a:/form', ['x', 'dealer']));
    expect(files).toContain('dealer.js');
    expect(plain.files).not.toContain('dealer.js');
  });

  it('is made once for a parameter, however often an address names it', () => {
    const made = pageFilesOf(first, page('mf-a:/form', ['dealer']));
    expect(pageFilesOf(first, page('mf-a:/form', ['dealer', 'x', 'dealer', 'dealer']))).toBe(made);
  });

  it('is another one for another route', () => {
    expect(pageFilesOf(first, page('mf-a:/')).snapshot.remotes[0]?.routes[0]?.path).toBe('/');
    expect(pageFilesOf(first, page('mf-a:/form')).snapshot.remotes[0]?.routes[0]?.path).toBe(
      '/form',
    );
  });

  it('is made anew for another live set', () => {
    const before = pageFilesOf(first, page('mf-a:/'));
    const after = pageFilesOf(live('two', { [entry]: 'sha256-two' }), page('mf-a:/'));
    expect(before.importMap).toContain('sha256-one');
    expect(after.importMap).toContain('sha256-two');
    expect(after.snapshot.id).toBe('two');
    expect(after.hashes).not.toEqual(before.hashes);
  });

  it('names no remote for a page of the host', () => {
    expect(pageFilesOf(first, page('not-found'))).toMatchObject({
      snapshot: { id: 'one', remotes: [] },
      files: '',
      shares: [],
    });
  });
});
