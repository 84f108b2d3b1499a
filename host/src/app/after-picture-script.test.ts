/** @jest-environment jsdom */
import { afterPictureScript } from './after-picture-script';

/** Files of the page's scripts that the browser was asked for, in order. */
const asked = () =>
  [...document.head.querySelectorAll('script, link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );

const IN_ORDER = ['/host.js', '/entry.js'];

/** Opens a page with a picture that is there or on its way, and runs the script at its end. */
function openPage(picture: { complete: boolean } | undefined): HTMLImageElement | null {
  document.head.innerHTML = '';
  document.body.innerHTML = `${picture ? '<img fetchpriority="high" src="/hero.avif">' : ''}
    <template><script defer src="/host.js"></script>
    <link rel="modulepreload" href="/entry.js"></template>`;
  const image = document.querySelector('img');
  if (image && picture) Object.defineProperty(image, 'complete', { value: picture.complete });
  new Function(afterPictureScript)();
  return image;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['no picture in its first view', undefined],
  ['a picture that is there already', { complete: true }],
])('a page with %s asks for its scripts at once, in their order', (_page, picture) => {
  openPage(picture);
  expect(asked()).toEqual(IN_ORDER);
});

it.each(['load', 'error'])(
  'a page waits with its scripts for its picture, and asks for each once: at its %s event',
  (event) => {
    const image = openPage({ complete: false });
    expect(asked()).toEqual([]);
    image?.dispatchEvent(new Event(event));
    expect(asked()).toEqual(IN_ORDER);
    jest.runAllTimers();
    expect(asked()).toEqual(IN_ORDER);
  },
);

it('a picture that is slow holds up no script for more than a moment', () => {
  openPage({ complete: false });
  jest.advanceTimersByTime(150);
  expect(asked()).toEqual(IN_ORDER);
});
