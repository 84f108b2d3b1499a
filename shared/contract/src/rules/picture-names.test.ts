import { isNamedByContent } from './picture-names';

it.each([
  ['/static/img/gt-hero@3fa9c1-480.avif', true],
  ['img/press-one@3fa9c1.svg', true],
  ['/static/img/gt-spin@3fa9c1-07-800.webp', true],
  ['/static/img/og-vayu_one.jpg', false],
  ['/static/brochures/vayu_one-0.pdf', false],
  ['/folder@3fa9c1-x/icon.svg', false],
])('whether %s is named by its content: %s', (address, isNamed) => {
  expect(isNamedByContent(address)).toBe(isNamed);
});
