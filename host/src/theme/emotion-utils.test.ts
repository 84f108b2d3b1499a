/** @jest-environment jsdom */
import createCache, { type EmotionCache } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from './emotion-utils';

const written = (cache: EmotionCache): string =>
  (cache.sheet.tags as HTMLStyleElement[])
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map((rule) => rule.cssText)
    .join('');

/** Writes the rule of a component that is no element itself, as Emotion does when it comes into the page. */
function writeRule(cache: EmotionCache, colour: string): string {
  const rule = serializeStyles([{ color: colour }]);
  insertStyles(cache, rule, false);
  return `css-${rule.name}`;
}

/** What a component does with the class of the component around it. */
const takeRules = (cache: EmotionCache, className: string) =>
  getRegisteredStyles(cache.registered, [], className);

const elementWith = (className: string) => {
  const element = document.createElement('a');
  element.className = className;
  document.body.append(element);
};

afterEach(() => document.body.replaceChildren());

it('the rule of a class that no component takes over is written at once', () => {
  const cache = createCache({ key: 'css' });
  writeRule(cache, 'red');
  expect(written(cache)).toContain('color: red');
});

it('the rule of a class that a further component takes over, and no element has, is not written', async () => {
  const cache = createCache({ key: 'css' });
  takeRules(cache, writeRule(cache, 'teal'));
  const again = createCache({ key: 'css' });
  writeRule(again, 'teal');
  await Promise.resolve();
  expect(written(again)).toBe('');
});

it('the rule of a class that one component takes over and another one gives to an element is written before the next frame', async () => {
  const cache = createCache({ key: 'css' });
  const className = writeRule(cache, 'plum');
  takeRules(cache, className);
  const again = createCache({ key: 'css' });
  elementWith(className);
  writeRule(again, 'plum');
  await Promise.resolve();
  expect(written(again)).toContain('color: plum');
});

it('what a further component takes over is the rule itself', () => {
  const cache = createCache({ key: 'css' });
  const found: string[] = [];
  const rest = getRegisteredStyles(cache.registered, found, `${writeRule(cache, 'navy')} other`);
  expect(found).toEqual(['color:navy;;']);
  expect(rest.trim()).toBe('other');
});
