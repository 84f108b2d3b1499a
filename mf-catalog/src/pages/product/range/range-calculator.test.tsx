/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RangeCalculator } from './range-calculator';
import { type Ride, resolveRange, TEST_RIDE } from './resolve-range';

const STATED_KM = 150;
const km = (change: Partial<Ride>) =>
  resolveRange(STATED_KM, { ...TEST_RIDE, speed: 50, mode: 0.93, ...change });
const verdict = () => screen.getByText(/km on a full charge$/).textContent;
const said = (change: Partial<Ride>) => `About ${km(change)} km on a full charge`;

const sheetOf = (topSpeed: string, modes: string, payload: string) => [
  {
    title: 'Performance',
    lines: [
      { label: 'Top Speed', value: topSpeed, unit: 'km/h' },
      { label: 'Riding Modes', value: modes, unit: '' },
    ],
  },
  { title: 'Dimensions', lines: [{ label: 'Payload', value: payload, unit: 'kg' }] },
];
const one = {
  name: 'Vayu One',
  statedKm: STATED_KM,
  factors: { Eco: 1, City: 0.93, Wind: 0.85 },
  sheet: sheetOf('100', 'Eco, City, Wind', '160'),
};
const modes = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const slider = (name: RegExp) => screen.getByRole('slider', { name });

it('the range follows speed, load, temperature and mode, and its formula holds the same numbers', async () => {
  render(<RangeCalculator {...one} />);
  expect(verdict()).toBe(said({}));
  fireEvent.change(slider(/Speed/), { target: { value: '80' } });
  expect(verdict()).toBe(said({ speed: 80 }));
  fireEvent.change(slider(/^Rider and load/), { target: { value: '150' } });
  expect(verdict()).toBe(said({ speed: 80, load: 150 }));
  fireEvent.change(slider(/Temperature/), { target: { value: '5' } });
  expect(verdict()).toBe(said({ speed: 80, load: 150, temperature: 5 }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Riding mode' }), 'Wind');
  const ride = { speed: 80, load: 150, temperature: 5, mode: 0.85 };
  expect(verdict()).toBe(said(ride));
  await userEvent.click(screen.getByText('How the range is worked out'));
  const formula = screen.getByText(/^Stated range × speed/);
  expect(formula).toHaveTextContent(`${STATED_KM} km ×`);
  expect(formula).toHaveTextContent(`= ${km(ride)} km`);
});

it('who multiplies the numbers of the formula comes to the range that it says', () => {
  render(<RangeCalculator {...one} statedKm={180} />);
  const positions = { Speed: '30', 'Rider and load': '95', Temperature: '16' };
  for (const [name, value] of Object.entries(positions))
    fireEvent.change(slider(new RegExp(`^${name}`)), { target: { value } });
  const formula = screen.getByText(/^Stated range × speed/).textContent ?? '';
  const [numbers = '', result = ''] = formula.split('mode = ')[1]?.split(' = ') ?? [];
  const product = numbers.split('×').reduce((all, one) => all * Number.parseFloat(one), 1);
  expect(Math.abs(product - Number.parseFloat(result))).toBeLessThan(0.7);
});

it('the formula of the range says how each of its factors comes about', async () => {
  render(<RangeCalculator {...one} />);
  await userEvent.click(screen.getByText('How the range is worked out'));
  const words = screen.getByText(/^Speed: /);
  expect(words).toHaveTextContent('(1 + 0.000137 × 40²) ÷ (1 + 0.000137 × speed²)');
  expect(words).toHaveTextContent(
    'each kilogram above 75 kg costs 0.12%, each one below saves as much',
  );
  expect(words).toHaveTextContent('each degree below 25 °C costs 0.6%, one above saves nothing');
  expect(words).toHaveTextContent('Mode: Eco 1, City 0.93, Wind 0.85.');
});

it('modes, top speed and payload are those of the bike, without a mode for pushing the bike at walking speed', () => {
  render(
    <RangeCalculator
      {...one}
      factors={{ Eco: 1, City: 0.93 }}
      sheet={sheetOf('85', 'Eco, City, Walk', '180')}
    />,
  );
  expect(modes()).toEqual(['Eco', 'City']);
  expect(slider(/Speed/)).toHaveAttribute('max', '85');
  expect(slider(/^Rider and load/)).toHaveAttribute('max', '180');
});

it('a bike without the mode that others are tested in has its own', () => {
  render(
    <RangeCalculator
      {...one}
      factors={{ City: 1, Wind: 0.85, Storm: 0.8 }}
      sheet={sheetOf('135', 'City, Wind, Storm', '110')}
    />,
  );
  expect(modes()).toEqual(['City', 'Wind', 'Storm']);
  expect(verdict()).toBe(said({ mode: 0.85 }));
});

it('a ride that was faster than the bike can go is reckoned at its top speed once the data sheet is read', () => {
  const { rerender } = render(<RangeCalculator {...one} sheet={[]} />);
  expect(modes()).toEqual(['Eco', 'City', 'Wind']);
  fireEvent.change(slider(/Speed/), { target: { value: '100' } });
  rerender(<RangeCalculator {...one} sheet={sheetOf('85', 'Eco, City', '160')} />);
  expect(slider(/Speed/)).toHaveValue('85');
  expect(verdict()).toBe(said({ speed: 85 }));
});

it('the range can be worked out for a bike whose modes are not known', () => {
  render(<RangeCalculator {...one} factors={undefined} />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(verdict()).toBe(said({ mode: 1 }));
});
