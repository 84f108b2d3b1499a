/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { DeadBattery } from './dead-battery';

it('the last bar of the battery blinks for less than five seconds, since nothing on the page stops it', () => {
  const { container } = render(<DeadBattery />);
  const bar = container.querySelector('.last');
  if (!bar) throw new Error('The battery has no last bar');
  const [, seconds, times] = /([\d.]+)s \S+ (\w+)$/.exec(getComputedStyle(bar).animation) ?? [];
  expect(Number(seconds) * Number(times)).toBeLessThan(5);
});
