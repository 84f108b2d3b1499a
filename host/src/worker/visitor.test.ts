import { NO_VISITOR } from '@site/contract';
import { nameVisitor, readFor } from './visitor';

const API = 'http://127.0.0.1:4000';

/** For whom each address was asked, in the order of the questions. */
function openNetwork() {
  const asked: [string, string | null][] = [];
  const network: typeof fetch = async (input, init) => {
    const { url, headers } = new Request(input, init);
    asked.push([url, headers.get('x-forwarded-for')]);
    return new Response();
  };
  return { asked, ask: nameVisitor(API, network) };
}

describe('the reads of a render worker', () => {
  it('name the visitor of their page, of several at a time too, and nobody where a page is for everybody', async () => {
    const { asked, ask } = openNetwork();
    const readTwice = async (name: string) => {
      await ask(`${API}/${name}/1`);
      await new Promise(setImmediate);
      await ask(`${API}/${name}/2`, { headers: { accept: 'application/json' } });
    };
    await Promise.all([
      readFor('192.0.2.1', () => readTwice('a')),
      readFor('2001:db8::1', () => readTwice('b')),
      readFor(undefined, () => readTwice('all')),
      readTwice('none'),
    ]);
    const named = (name: string) => asked.filter(([url]) => url.includes(`/${name}/`));
    expect(named('a').map(([, visitor]) => visitor)).toEqual(['192.0.2.1', '192.0.2.1']);
    expect(named('b').map(([, visitor]) => visitor)).toEqual(['2001:db8::1', '2001:db8::1']);
    for (const name of ['all', 'none'])
      expect(named(name).map(([, visitor]) => visitor)).toEqual([NO_VISITOR, NO_VISITOR]);
  });

  it('keep the headers of the question, and tell nothing of the visitor to anybody but the API', async () => {
    const sent: RequestInit[] = [];
    const ask = nameVisitor(API, async (_input, init = {}) => {
      sent.push(init);
      return new Response();
    });
    await readFor('192.0.2.1', async () => {
      await ask(`${API}/a`, { headers: { accept: 'application/json' }, method: 'POST' });
      await ask('https://elsewhere.example/a');
      await ask(`${API}.elsewhere.example/a`);
    });
    expect(sent[0]?.method).toBe('POST');
    expect(new Headers(sent[0]?.headers).get('accept')).toBe('application/json');
    expect(sent.slice(1)).toEqual([{}, {}]);
  });
});
