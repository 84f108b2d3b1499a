/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { image, spin } from '../../../testing/sample-catalog';
import { VariantStage } from '../variant/variant-stage';

/** jsdom has no PointerEvent; a mouse event of that name carries all that the view reads. */
function point(element: HTMLElement, type: string, clientX = 0) {
  fireEvent(element, new MouseEvent(type, { bubbles: true, clientX }));
}

/** A visitor who prefers reduced motion: no turn of its own. */
function preferReducedMotion(matches: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({
    matches,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
}

const stage = (label: string, name = 'Marut GT') => {
  const id = label.toLowerCase();
  const colour = { id, label, image: image(`gt-${id}-cutout`) };
  return <VariantStage colour={colour} name={name} spin={spin} priority={false} />;
};

const framesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].filter(({ src }) => src.includes('-spin'));

/** Asks for the view; its frames are still on their way. */
async function askForSpin() {
  const view = render(stage('Graphite'));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'View in 360°' }));
  await screen.findByText(/Shown in Graphite/);
  return { ...view, user };
}

function loadFrames(container: HTMLElement) {
  for (const frame of framesOf(container)) fireEvent.load(frame);
}

async function openSpin() {
  const view = await askForSpin();
  loadFrames(view.container);
  return view;
}

beforeEach(() => preferReducedMotion(true));

it('the view of all sides loads no frame until a visitor asks for the view', () => {
  const { container } = render(stage('Graphite'));
  expect(framesOf(container)).toHaveLength(0);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('a bike can be turned as soon as every frame is there, and the view says how far it is', async () => {
  const { container } = await askForSpin();
  const [first, ...others] = framesOf(container);
  expect(first).toHaveAttribute('src', '/static/img/gt-graphite-spin-00-800.webp');
  expect(others.at(-1)).toHaveAttribute('src', '/static/img/gt-graphite-spin-23-800.webp');
  expect(first?.previousElementSibling).toHaveAttribute(
    'srcset',
    '/static/img/gt-graphite-spin-00-800.avif 800w, /static/img/gt-graphite-spin-00-1600.avif 1600w',
  );
  for (const frame of others) fireEvent.load(frame);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Loading the 360° view' })).toHaveAttribute(
    'aria-valuenow',
    '96',
  );
  fireEvent.load(first as HTMLElement);
  expect(screen.getByRole('slider')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('the view of all sides turns by arrow keys, both ways around', async () => {
  const { user } = await openSpin();
  const view = screen.getByRole('slider', { name: 'Turn the Marut GT' });
  await user.click(view);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(view).toHaveAttribute('aria-valuetext', '30 degrees');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(view).toHaveAttribute('aria-valuetext', '345 degrees');
  // The browser's own: the way back.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(view).toHaveAttribute('aria-valuetext', '345 degrees');
});

it('the view of all sides turns by dragging', async () => {
  await openSpin();
  const view = screen.getByRole('slider');
  Object.defineProperty(view, 'clientWidth', { value: 240 });
  point(view, 'pointerdown', 100);
  point(view, 'pointermove', 150);
  expect(view).toHaveAttribute('aria-valuetext', '45 degrees');
  point(view, 'pointerup');
  fireEvent(view, new MouseEvent('pointerdown', { bubbles: true, clientX: 0, button: 2 }));
  point(view, 'pointermove', 0);
  expect(view).toHaveAttribute('aria-valuetext', '45 degrees');
});

it('the view of all sides stands still for a visitor who prefers reduced motion and turns once for others', async () => {
  const interval = jest.spyOn(globalThis, 'setInterval');
  preferReducedMotion(false);
  const { container } = await askForSpin();
  expect(interval).not.toHaveBeenCalledWith(expect.any(Function), 80);
  loadFrames(container);
  expect(interval).toHaveBeenCalledWith(expect.any(Function), 80);
  interval.mockRestore();
});

it('the view of all sides says so when a frame cannot be loaded, and tries again', async () => {
  const { container, user } = await askForSpin();
  fireEvent.error(framesOf(container)[7] as HTMLElement);
  expect(
    screen.getByText('The 360° view could not be loaded. Please try again later.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  loadFrames(container);
  expect(screen.getByRole('slider')).toBeVisible();
});

it('the view of all sides turns by presses too, for who cannot drag', async () => {
  const { container, user } = await askForSpin();
  expect(screen.queryByRole('button', { name: /^Turn to the/ })).not.toBeInTheDocument();
  loadFrames(container);
  await user.click(screen.getByRole('button', { name: 'Turn to the right' }));
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '45 degrees');
  await user.dblClick(screen.getByRole('button', { name: 'Turn to the left' }));
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '315 degrees');
});

it('the view of all sides keeps the keyboard in its place when it tries again', async () => {
  const { container, user } = await askForSpin();
  fireEvent.error(framesOf(container)[7] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(document.body).not.toHaveFocus();
  loadFrames(container);
  await user.tab();
  expect(screen.getByRole('slider')).toHaveFocus();
});

it('the view of all sides shows a chosen colour from the side that was seen before', async () => {
  const interval = jest.spyOn(globalThis, 'setInterval');
  const { container, rerender, user } = await openSpin();
  await user.click(screen.getByRole('slider'));
  await user.keyboard('{ArrowRight}');
  rerender(stage('Red'));
  expect(screen.getByText(/Shown in Red/)).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  const seen = framesOf(container).find(({ style }) => style.visibility === 'visible');
  expect(seen).toHaveAttribute('src', '/static/img/gt-red-spin-23-800.webp');
  loadFrames(container);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '15 degrees');
  expect(interval).not.toHaveBeenCalledWith(expect.any(Function), 80);
  interval.mockRestore();
});

it('the view of all sides begins in the chosen colour', async () => {
  const { container } = render(stage('Red'));
  await userEvent.setup().click(screen.getByRole('button', { name: 'View in 360°' }));
  await screen.findByText(/Shown in Red/);
  expect(framesOf(container)[0]).toHaveAttribute('src', '/static/img/gt-red-spin-00-800.webp');
});

it('the view of all sides goes back to the colours by its button, and with the choice of a colour or bike that it does not show', async () => {
  const { rerender, user } = await openSpin();
  await user.click(screen.getByRole('button', { name: 'Back to colours' }));
  expect(screen.getByRole('img', { name: 'gt-graphite-cutout' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View in 360°' }));
  rerender(stage('Green'));
  expect(screen.getByRole('img', { name: 'gt-green-cutout' })).toBeInTheDocument();
  rerender(stage('Graphite'));
  expect(screen.getByText(/Shown in Graphite/)).toBeVisible();
  rerender(stage('Graphite', 'Marut Sport'));
  expect(screen.getByRole('img', { name: 'gt-graphite-cutout' })).toBeInTheDocument();
});
