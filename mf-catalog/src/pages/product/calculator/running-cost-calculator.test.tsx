/** @jest-environment jsdom */
import { readFinePrint } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { RunningCostCalculator } from './running-cost-calculator';

const consumption = {
  range_km: 180,
  battery_kwh: 7.2,
  charging_efficiency: 0.9,
  petrol_km_per_litre: 45,
  electricity_price: 9,
  petrol_price: 108,
  daily_km: 45,
};

const result = () => within(screen.getByRole('group', { name: 'Result' }));

beforeEach(() => {
  fakeApi({
    [callOf(readFinePrint)]: answerOf(readFinePrint, {
      range: 'By the test cycle.',
      price: 'As on 1 May.',
    }),
  });
});

it('the calculator says by which test cycle the range on a charge is', async () => {
  render(<RunningCostCalculator name="Marut GT" consumption={consumption} />);
  expect(result().getByText('Range on a charge')).toBeInTheDocument();
  expect(await result().findByText('By the test cycle.')).toBeInTheDocument();
});

it('the calculator sets the costs of both against each other and says how long a charge lasts', () => {
  render(<RunningCostCalculator name="Marut GT" consumption={consumption} />);
  // 45 km a day: 1368.75 km a month at 0.40 and 2.40 rupees.
  expect(result().getByText('₹548')).toBeInTheDocument();
  expect(result().getByText('₹3,285')).toBeInTheDocument();
  expect(result().getByText('You save ₹32,850 a year')).toBeInTheDocument();
  expect(result().getByText('One charge lasts').closest('div')).toHaveTextContent('4days');
});

it('the calculator follows the daily distance and the prices', () => {
  render(<RunningCostCalculator name="Marut GT" consumption={consumption} />);
  fireEvent.change(screen.getByRole('slider', { name: 'Daily distance' }), {
    target: { value: '90' },
  });
  expect(result().getByText('You save ₹65,700 a year')).toBeInTheDocument();
  fireEvent.change(screen.getByRole('slider', { name: 'Petrol price' }), {
    target: { value: '99' },
  });
  expect(result().getByText('You save ₹59,130 a year')).toBeInTheDocument();
});

it('a touch that turns into scrolling gives a slider the value back that it had', () => {
  render(<RunningCostCalculator name="Marut GT" consumption={consumption} />);
  const distance = screen.getByRole('slider', { name: 'Daily distance' });
  fireEvent.pointerDown(distance);
  fireEvent.change(distance, { target: { value: '90' } });
  fireEvent.pointerCancel(distance);
  expect(distance).toHaveValue('45');
});

it('the calculator shows the formula with the numbers in', () => {
  render(<RunningCostCalculator name="Marut GT" consumption={consumption} />);
  expect(screen.getByText(/7.2 kWh ÷ 90% ÷ 180 km × ₹9/)).toHaveTextContent('₹0.40');
});

it('a change of a slider is read out once by the slider and once as the result', () => {
  render(<RunningCostCalculator name="Marut GT" consumption={consumption} />);
  const slider = screen.getByRole('slider', { name: 'Daily distance' });
  expect(slider).toHaveAttribute('aria-valuetext', '45 km');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(result().getByText(/^You save/)).toHaveAttribute('aria-live', 'polite');
});
