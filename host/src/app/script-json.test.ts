import { scriptJson } from './script-json';

it('data inside a script element cannot close it, and is read as it was', () => {
  const data = { text: '</script><script>alert(1)</script>', lines: 'a\u2028b\u2029c' };
  const text = scriptJson(data);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(data);
});
