import { contentVersion } from './content-version';

const file = (etag: string) => ({ body: '{}', etag });
const [a, b] = [file('"a"'), file('"b"')];

it('the version of the content is the same for the same content, in whatever order it was read', () => {
  const one = contentVersion(new Map(Object.entries({ '/a': a, '/b': b })), 'seeds');
  expect(contentVersion(new Map(Object.entries({ '/b': b, '/a': a })), 'seeds')).toBe(one);
});

it('the version of the content is another one after each change of a text or of the seeds', () => {
  const versions = [
    contentVersion(new Map([['/a', a]]), 'seeds'),
    contentVersion(new Map([['/a', b]]), 'seeds'),
    contentVersion(new Map([['/b', a]]), 'seeds'),
    contentVersion(new Map([['/a', a]]), 'other seeds'),
  ];
  expect(new Set(versions).size).toBe(4);
});
