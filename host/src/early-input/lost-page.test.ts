/** @jest-environment jsdom */
import { earlyClicksScript } from './early-clicks-script';
import { replay, takeEarlyInput } from './replay';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('what was pressed in a page whose code never comes is pressed nowhere else', async () => {
  document.body.innerHTML = `
    <div data-mf="mf-one@1.0.0"><button>Book Now</button><input aria-label="City"></div>
    <footer><button>Accept</button><input aria-label="Newsletter"></footer>`;
  new Function(earlyClicksScript)();
  const page = document.querySelector('[data-mf]');
  page?.querySelector('button')?.click();
  page?.querySelector('input')?.focus();
  const early = takeEarlyInput();
  // The card that says so has a button of its own where the page had one.
  const card = document.createElement('section');
  card.innerHTML = '<button>Retry</button><input aria-label="Search">';
  page?.replaceWith(card);
  const pressed: (string | null)[] = [];
  document.addEventListener('click', ({ target }) => {
    pressed.push(target instanceof Element ? target.textContent : null);
  });
  const done = replay(early);
  await jest.advanceTimersByTimeAsync(60_000);
  await done;
  expect(pressed).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});
