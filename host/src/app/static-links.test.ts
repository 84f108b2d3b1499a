/** @jest-environment jsdom */
import { createMemoryRouter } from '@site/router';
import { followStaticLinks } from './static-links';

const PAGE = `
  <div data-static>
    <a href="/offers?of=one"><span>Offers</span></a>
    <a href="/terms-conditions" target="_blank">Terms</a>
    <a href="/static/one.pdf">A file</a>
    <a href="/guide" download>To keep</a>
    <a href="https://paper.example/">A paper</a>
    <a href="tel:+911">Call</a>
    <a href="#part">A part</a>
    <p>No link</p>
  </div>
  <a href="/gallery">Hydrated</a>`;

function open() {
  document.body.innerHTML = PAGE;
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/start'] });
  stop = followStaticLinks(router);
  const click = (text: string, how: MouseEventInit = {}) => {
    const all = [...document.querySelectorAll('a, span, p')];
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    // jsdom has no navigation; what reaches the window was left to the browser.
    const left = jest.fn((seen: Event) => {
      if (!seen.defaultPrevented) seen.preventDefault();
      else left.mockClear();
    });
    window.addEventListener('click', left, { once: true });
    all.findLast(({ textContent }) => textContent === text)?.dispatchEvent(event);
    return { isLeftToBrowser: left.mock.calls.length === 1, at: router.state.location };
  };
  return { router, click };
}

let stop = () => {};
afterEach(() => stop());

describe('a link in a part that is not hydrated', () => {
  it('navigates inside the page, with its query, wherever in it the click is', () => {
    const { router, click } = open();
    expect(click('Offers').isLeftToBrowser).toBe(false);
    expect(router.state.location).toMatchObject({ pathname: '/offers', search: '?of=one' });
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('replaces the entry of the history when it leads to where the visitor is', () => {
    const { router, click } = open();
    click('Offers');
    click('Offers');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser with %j', (how) => {
    const { click } = open();
    const { isLeftToBrowser, at } = click('Offers', how);
    expect([isLeftToBrowser, at.pathname]).toEqual([true, '/start']);
  });

  it.each(['Terms', 'A file', 'To keep', 'A paper', 'Call', 'A part'])(
    'is left to the browser when it is not a page to be shown here: %s',
    (text) => {
      const { click } = open();
      const { isLeftToBrowser, at } = click(text);
      expect([isLeftToBrowser, at.pathname]).toEqual([true, '/start']);
    },
  );

  it('is left alone when somebody else has answered the click', () => {
    const { router, click } = open();
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    click('Offers');
    expect(router.state.location.pathname).toBe('/start');
  });
});

it('a link of a hydrated part, and text, are not the affair of static links', () => {
  const { click } = open();
  expect(click('Hydrated').at.pathname).toBe('/start');
  expect(click('No link').at.pathname).toBe('/start');
});
