import { parseWritten } from './parse-written.ts';

it.each([
  ['a comma that is missing', '{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: comma expected'],
  ['a comma too many', '{\n  "a": [1, 2,\n  ]\n}', 'line 3, column 3: value expected.'],
  ['a bracket that is missing', '{\n  "a": [1, 2\n}', 'line 3, column 1: comma expected'],
  ['a quotation mark that is missing', '{\n  "a": "b\n}', /^line 2, column 8: /],
  ['a comment', '{\n  // why\n  "a": 1\n}', 'line 2, column 3: invalid comment token.'],
  [
    'a property twice',
    '{\n  "a": { "b": 1 },\n  "b": 1,\n  "a": 2\n}',
    'line 4: "a" is there already, in line 2.',
  ],
])('the parser of a text says in which line is %s', (_what, text, says) => {
  expect(() => parseWritten(text)).toThrow(says);
});

it('the parser of a text takes what is right, and the mark that some editors put before it', () => {
  expect(parseWritten('\uFEFF{"a": [{"b": "दीपावली 🪔"}, {"b": null}]}')).toEqual({
    a: [{ b: 'दीपावली 🪔' }, { b: null }],
  });
});
