/** @jest-environment jsdom */
import { type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { image } from '../../../test-data';
import { VariantStage } from '../variant/variant-stage';

const SPINS = 'GET /static/json/product-spins.json';
const frames = Array.from({ length: 24 }, (_, index) => image(`gt-spin-${index}`));
const spins = { body: { data: { spins: { 'vayu_marut-gt': frames } } } };

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

function openStage(answer: FakeAnswer) {
  const api = fakeApi({ [SPINS]: answer });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <VariantStage
        image={image('gt-cutout')}
        name="Marut GT"
        spinKey="vayu_marut-gt"
        priority={false}
      />
    </SWRConfig>,
  );
  return { api, user: userEvent.setup() };
}

async function openSpin(answer: FakeAnswer = spins) {
  const stage = openStage(answer);
  await stage.user.click(screen.getByRole('button', { name: 'View in 360°' }));
  return stage;
}

beforeEach(() => preferReducedMotion(true));

it('loads no frame until a visitor asks for the view', async () => {
  const { api } = openStage(spins);
  expect(api.calls).toHaveLength(0);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('turns by arrow keys, both ways around', async () => {
  const { user } = await openSpin();
  const view = await screen.findByRole('slider', { name: 'Turn the Marut GT' });
  await user.click(view);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(view).toHaveAttribute('aria-valuetext', '30 degrees');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(view).toHaveAttribute('aria-valuetext', '345 degrees');
});

it('turns by dragging', async () => {
  await openSpin();
  const view = await screen.findByRole('slider');
  Object.defineProperty(view, 'clientWidth', { value: 240 });
  point(view, 'pointerdown', 100);
  point(view, 'pointermove', 50);
  expect(view).toHaveAttribute('aria-valuetext', '45 degrees');
  point(view, 'pointerup');
  point(view, 'pointermove', 0);
  expect(view).toHaveAttribute('aria-valuetext', '45 degrees');
});

it('stands still for a visitor who prefers reduced motion and turns once for others', async () => {
  const interval = jest.spyOn(globalThis, 'setInterval');
  preferReducedMotion(false);
  await openSpin();
  await screen.findByRole('slider');
  expect(interval).toHaveBeenCalledWith(expect.any(Function), 80);
  interval.mockRestore();
});

it('says so when the frames cannot be read, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, user } = await openSpin({ status: 500 });
  expect(
    await screen.findByText('The 360° view could not be loaded. Please try again later.'),
  ).toBeInTheDocument();
  api.answer(SPINS, spins);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('slider')).toBeInTheDocument();
  jest.restoreAllMocks();
});

it('goes back to the colours', async () => {
  const { user } = await openSpin();
  await screen.findByRole('slider');
  await user.click(screen.getByRole('button', { name: 'Back to colours' }));
  expect(screen.getByRole('img', { name: 'gt-cutout' })).toBeInTheDocument();
});
