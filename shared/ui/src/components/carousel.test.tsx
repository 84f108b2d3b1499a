/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Carousel } from './carousel';

const engine = {
  next: jest.fn(),
  previous: jest.fn(),
  goTo: jest.fn(),
  play: jest.fn(),
  hold: jest.fn(),
  update: jest.fn(),
  destroy: jest.fn(),
};
const startEngine = jest.fn((_element: HTMLElement, _options: unknown) => engine);
jest.mock('./carousel-engine', () => ({
  startEngine: (element: HTMLElement, options: unknown) => startEngine(element, options),
}));

const slides = ['GT', 'Sport', 'Tour'].map((name) => (
  <a key={name} href={`/${name}`}>
    {name}
  </a>
));

async function renderRunning(props: Partial<Parameters<typeof Carousel>[0]> = {}) {
  const view = render(
    <Carousel label="Models" autoplayMs={3300} {...props}>
      {slides}
    </Carousel>,
  );
  await waitFor(() => expect(engine.play).toHaveBeenCalled());
  jest.clearAllMocks();
  return view;
}

beforeEach(() => {
  jest.clearAllMocks();
  engine.play.mockReset();
});

it('a carousel is whole in the HTML of the server', () => {
  const html = renderToString(<Carousel label="Models">{slides}</Carousel>);
  for (const name of ['GT', 'Sport', 'Tour', '1 of 3', '3 of 3']) expect(html).toContain(name);
});

it('the carousel names itself and its slides', async () => {
  await renderRunning();
  const carousel = screen.getByRole('region', { name: 'Models' });
  expect(within(carousel).getByRole('group', { name: '2 of 3' })).toHaveTextContent('Sport');
});

it('the carousel moves by buttons and arrow keys', async () => {
  await renderRunning();
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(engine.next).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(engine.previous).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{ArrowRight}');
  expect(engine.next).toHaveBeenCalledTimes(2);
});

it('the carousel leaves to the browser what is no move of it: Alt and an arrow, and the arrows in a film', () => {
  render(
    <Carousel label="Films">
      <button type="button">First</button>
      <video controls>
        <track kind="captions" />
      </video>
    </Carousel>,
  );
  const button = screen.getByRole('button', { name: 'First' });
  const film = document.querySelector('video');
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.keyDown(button, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(film && fireEvent.keyDown(film, { key: 'ArrowLeft' })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'ArrowLeft' })).toBe(false);
});

it('the carousel holds while the pointer is over it or the focus in it', async () => {
  await renderRunning();
  const carousel = screen.getByRole('region', { name: 'Models' });
  await userEvent.hover(carousel);
  expect(engine.hold).toHaveBeenCalled();
  await userEvent.unhover(carousel);
  expect(engine.play).toHaveBeenCalled();
  jest.clearAllMocks();
  await userEvent.tab();
  expect(engine.hold).toHaveBeenCalled();
});

it('the carousel holds until both the pointer and the focus have left, whichever leaves first', async () => {
  await renderRunning();
  const carousel = screen.getByRole('region', { name: 'Models' });
  const first = screen.getByRole('link', { name: 'GT' });

  await userEvent.hover(carousel);
  act(() => first.focus());
  jest.clearAllMocks();
  await userEvent.unhover(carousel);
  expect(engine.play).not.toHaveBeenCalled();
  act(() => first.blur());
  expect(engine.play).toHaveBeenCalledTimes(1);

  act(() => first.focus());
  await userEvent.hover(carousel);
  jest.clearAllMocks();
  act(() => first.blur());
  expect(engine.play).not.toHaveBeenCalled();
  await userEvent.unhover(carousel);
  expect(engine.play).toHaveBeenCalledTimes(1);
});

it('a carousel stays paused when the visitor pauses it, until they ask for it to play', async () => {
  await renderRunning();
  const carousel = screen.getByRole('region', { name: 'Models' });
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  const play = screen.getByRole('button', { name: 'Play' });
  const leave = async () => {
    act(() => play.blur());
    await userEvent.unhover(carousel);
  };
  jest.clearAllMocks();
  await leave();
  await userEvent.hover(carousel);
  await userEvent.unhover(carousel);
  expect(engine.play).not.toHaveBeenCalled();

  await userEvent.click(play);
  await leave();
  expect(engine.play).toHaveBeenCalled();
});

it('a carousel does not move by itself for visitors who want less motion', async () => {
  const original = window.matchMedia;
  window.matchMedia = (media) => Object.assign(original(media), { matches: true });
  render(
    <Carousel label="Models" autoplayMs={3300}>
      {slides}
    </Carousel>,
  );
  await waitFor(() =>
    expect(startEngine).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ still: true }),
    ),
  );
  expect(engine.play).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  window.matchMedia = original;
});

it('a carousel goes to the slide that the page asks for', async () => {
  const { rerender } = await renderRunning({ active: 0 });
  rerender(
    <Carousel label="Models" autoplayMs={3300} active={2}>
      {slides}
    </Carousel>,
  );
  expect(engine.goTo).toHaveBeenLastCalledWith(2);
});

it('a screen reader hears which slide the visitor has moved to, also while the carousel would move by itself', async () => {
  await renderRunning();
  const announced = screen.getByText('Slide 1 of 3');
  expect(announced).toHaveAttribute('aria-live', 'off');
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
  expect(announced).toHaveAttribute('aria-live', 'polite');
});

it('an arrow takes a focus that is in a slide along, so that it never stays in a slide that has gone', async () => {
  await renderRunning();
  act(() => screen.getByRole('link', { name: 'Sport' }).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Tour' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('link', { name: 'GT' })).toHaveFocus();
  expect(engine.previous).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowLeft}');
  expect(engine.previous).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('group', { name: 'Models: slides' })).toHaveFocus();
});

it('a slide whose control gets the focus comes into view, also where the browser has scrolled to it already', async () => {
  await renderRunning();
  const viewport = screen.getByRole('group', { name: 'Models: slides' });
  viewport.classList.add('swiper-initialized');
  const box = (left: number) => ({ left, right: left + 400 }) as DOMRect;
  viewport.getBoundingClientRect = () => box(0);
  const tour = screen.getByRole('group', { name: '3 of 3' });
  tour.getBoundingClientRect = () => box(800 - viewport.scrollLeft);
  viewport.scrollLeft = 800;
  act(() => screen.getByRole('link', { name: 'Tour' }).focus());
  expect(viewport.scrollLeft).toBe(0);
  expect(engine.goTo).toHaveBeenLastCalledWith(2);
});
