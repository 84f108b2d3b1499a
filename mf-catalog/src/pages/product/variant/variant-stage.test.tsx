/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { image, spin } from '../../../testing/sample-catalog';
import { VariantStage } from './variant-stage';

let isLost = true;
jest.mock('../spin/spin-view', () => {
  if (isLost) throw new Error('The file could not be had');
  return { SpinView: () => <p>Turning</p> };
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('a 360° view whose code is lost says so on its stage, and comes by Try Again', async () => {
  const user = userEvent.setup();
  const colour = { id: 'graphite', label: 'Graphite', image: image('gt-cutout') };
  render(<VariantStage colour={colour} name="Marut GT" spin={spin} priority={false} />);
  await user.click(screen.getByRole('button', { name: 'View in 360°' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The 360° view could not be loaded. Please try again later.',
  );
  expect(screen.getByRole('button', { name: 'Back to colours' })).toBeVisible();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Turning')).toBeVisible();
});
