import vm from 'node:vm';
import { findingOfReplaced, replacedFunctions } from './replaced-functions';

/** A page whose browser has its own functions, where bound ones stand for those; `script` runs in it first. */
const replacedIn = (script: string): string[] =>
  vm.runInNewContext(
    `const own = () => (() => 0).bind();
    const history = { pushState: own(), replaceState: own(), back: own() };
    const window = { fetch: own(), setTimeout: own() };
    const [EventTarget, XMLHttpRequest, Storage] = [0, 1, 2].map(() => ({
      prototype: { addEventListener: own(), open: own(), setItem: own() },
    }));
    ${script};
    (${replacedFunctions})();`,
  );

it('the gate finds which functions of the browser a page has replaced', () => {
  expect([...replacedIn('')]).toEqual([]);
  expect([
    ...replacedIn(
      'const { fetch } = window; window.fetch = (...words) => fetch(...words); history.pushState = () => undefined',
    ),
  ]).toEqual(['fetch', 'history.pushState']);
});

it('the gate says of a replaced function which it is, and what to do', () => {
  expect(findingOfReplaced('history.pushState')).toEqual({
    kind: 'replaced history.pushState',
    text: 'it puts a function of its own in the place of history.pushState, for every part of the page, and for the pages that are opened from it: use what @site/* offers',
  });
});
