/** @jest-environment jsdom */
import { rememberPopupShown, wasPopupShown } from './popup-session';

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

it('the session remembers that the offers pop-up was shown', () => {
  expect(wasPopupShown()).toBe(false);
  rememberPopupShown();
  expect(wasPopupShown()).toBe(true);
});

it('the offers pop-up stays shut when the browser refuses session storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => rememberPopupShown()).not.toThrow();
  expect(wasPopupShown()).toBe(true);
});
