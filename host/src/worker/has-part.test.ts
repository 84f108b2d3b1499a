import { hasPart } from './has-part';

const refusal = Object.assign(() => undefined, { isLeftOut: true });

it.each([
  ['a name that is there', { styled: () => 'css' }, 'styled', true],
  ['a name that is there and has no value', { version: undefined }, 'version', true],
  ['a name that is not there', { styled: () => 'css' }, 'stylde', false],
  ['what the host has left out', { enhanceHighContrast: refusal }, 'enhanceHighContrast', false],
  ['the default of an ES module without one', { __esModule: true }, 'default', false],
  ['the default of what is no ES module', { useState: () => [] }, 'default', true],
])('whether the host gives %s to remotes is said', (_case, shared, name, has) => {
  expect(hasPart(shared, name)).toBe(has);
});
