/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductVariant } from '../../product/build-product';
import { BuyerGuide } from './buyer-guide';
import { GUIDE_ANCHORS } from './guide-anchors';

let isLost = true;
jest.mock('./buyer-guide-parts', () => {
  if (isLost) throw new Error('The file could not be had');
  return { BuyerGuideParts: () => <p>What it costs</p> };
});

it('costs and range whose code is lost say so in their place, and come by Try Again', async () => {
  render(<BuyerGuide variant={{} as ProductVariant} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We are unable to load costs and range at the moment. Please try again later.',
  );
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('What it costs')).toBeVisible();
});

it.each(GUIDE_ANCHORS)('the way to %s leads to the place in which it will come', (anchor) => {
  render(<BuyerGuide variant={{} as ProductVariant} />);
  // Safari takes the place of an empty element in a line from the text that follows it: below all that is to come.
  expect(getComputedStyle(document.getElementById(anchor) as Element).display).toBe('block');
});
