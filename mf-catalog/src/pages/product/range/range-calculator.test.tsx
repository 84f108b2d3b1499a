/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RangeCalculator } from './range-calculator';
import { type Ride, resolveRange, TEST_RIDE } from './resolve-range';

const STATED_KM = 150;
const km = (change: Partial<Ride>) =>
  resolveRange(STATED_KM, { ...TEST_RIDE, speed: 50, mode: 'City', ...change });
const verdict = () => screen.getByText(/km on a full charge$/).textContent;
const said = (change: Partial<Ride>) => `About ${km(change)} km on a full charge`;

it('the range follows speed, load, temperature and mode, and its formula holds the same numbers', async () => {
  render(<RangeCalculator name="Vayu One" statedKm={STATED_KM} />);
  expect(verdict()).toBe(said({}));
  fireEvent.change(screen.getByRole('slider', { name: /Speed/ }), { target: { value: '80' } });
  expect(verdict()).toBe(said({ speed: 80 }));
  fireEvent.change(screen.getByRole('slider', { name: /luggage/ }), { target: { value: '150' } });
  expect(verdict()).toBe(said({ speed: 80, load: 150 }));
  fireEvent.change(screen.getByRole('slider', { name: /Temperature/ }), { target: { value: '5' } });
  expect(verdict()).toBe(said({ speed: 80, load: 150, temperature: 5 }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Riding mode' }), 'Wind');
  const ride = { speed: 80, load: 150, temperature: 5, mode: 'Wind' } as const;
  expect(verdict()).toBe(said(ride));
  await userEvent.click(screen.getByText('How the range is worked out'));
  const formula = screen.getByText(/^Stated range × speed/);
  expect(formula).toHaveTextContent(`${STATED_KM} km ×`);
  expect(formula).toHaveTextContent(`= ${km(ride)} km`);
});
