/** @jest-environment jsdom */
import { scrollToPlace } from './scroll-to-place';

let pageHeight: number;
let grow: (height: number) => void;
const stopped = jest.fn();

beforeEach(() => {
  stopped.mockClear();
  window.innerHeight = 900;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  // As a browser does: a page is never scrolled past its end.
  window.scrollTo = jest.fn((_left: number, top: number) => {
    Object.assign(window, { scrollY: Math.min(top, pageHeight - window.innerHeight) });
  }) as unknown as typeof window.scrollTo;
  window.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      grow = (height) => {
        pageHeight = height;
        onResize([], this);
      };
    }
    observe() {}
    unobserve() {}
    disconnect() {
      stopped();
    }
  };
});

it('the scrolling to a place reaches the place at once on a page that is tall enough', () => {
  pageHeight = 4_000;
  scrollToPlace(2_904);
  expect(window.scrollY).toBe(2_904);
});

it('the scrolling to a place reaches the place of a page whose parts come one after the other, and then leaves the page alone', () => {
  pageHeight = 2_182;
  scrollToPlace(2_904);
  expect(window.scrollY).toBe(1_282);
  grow(3_000);
  expect(window.scrollY).toBe(2_100);
  expect(stopped).not.toHaveBeenCalled();
  grow(4_000);
  expect(window.scrollY).toBe(2_904);
  expect(stopped).toHaveBeenCalled();
});

it('the scrolling to a part follows it until the visitor moves the page, when what comes late pushes it down', () => {
  pageHeight = 2_182;
  const shown = jest.fn();
  Element.prototype.scrollIntoView = shown;
  document.body.innerHTML = '';
  scrollToPlace('compare');
  expect(shown).not.toHaveBeenCalled();
  document.body.innerHTML = '<section id="compare"></section>';
  grow(3_000);
  grow(4_000);
  expect(shown).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('wheel'));
  expect(stopped).toHaveBeenCalled();
});

it('the scrolling to a part that the page does not have leads to its top, and once only', () => {
  pageHeight = 4_000;
  document.body.innerHTML = '';
  // Where the page before was left.
  Object.assign(window, { scrollY: 1_500 });
  scrollToPlace('not-there');
  expect(window.scrollY).toBe(0);
  Object.assign(window, { scrollY: 200 });
  grow(5_000);
  expect(window.scrollY).toBe(200);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'the scrolling to a place leaves the page alone once the visitor moves it (%s)',
  (move) => {
    pageHeight = 2_182;
    scrollToPlace(2_904);
    window.dispatchEvent(new Event(move));
    expect(stopped).toHaveBeenCalled();
  },
);
