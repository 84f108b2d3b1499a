/** @jest-environment jsdom */
import { browserText } from './browser-text';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

it('the browser text keeps a text, and forgets it', () => {
  const kept = browserText('local', 'name');
  kept.write('text');
  expect(browserText('local', 'name').read()).toBe('text');
  kept.forget();
  expect(kept.read()).toBeUndefined();
});

it('the browser text knows no text any more that another tab put away', () => {
  const kept = browserText('local', 'name');
  kept.write('text');
  window.localStorage.removeItem('name');
  expect(kept.read()).toBeUndefined();
});

it('the browser text holds what a full or blocked storage does not take, for this page alone', () => {
  const kept = browserText('local', 'name');
  kept.write('old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  kept.write('new');
  expect(kept.read()).toBe('new');
  kept.forget();
  expect(kept.read()).toBeUndefined();
});
