/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Price } from './price';

it('a discounted price has the original price struck through beside the one to pay', () => {
  const { container } = render(<Price amount={129999} original={139999} />);
  expect(screen.getByText('₹1,29,999/-')).toBeInTheDocument();
  expect(container.querySelector('s')).toHaveTextContent('Original price ₹1,39,999/-');
});

it('a price without a discount stands alone', () => {
  const { container } = render(<Price amount={999} />);
  expect(container.querySelector('s')).toBeNull();
});
