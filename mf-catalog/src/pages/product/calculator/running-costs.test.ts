import * as fc from 'fast-check';
import { resolveRunningCosts } from './running-costs';

const bike = { rangeKm: 180, batteryKwh: 7.2, chargingEfficiency: 0.9, petrolKmPerLitre: 45 };
const habits = { dailyKm: 36.5, electricityPrice: 9, petrolPrice: 108 };

describe('running costs', () => {
  it('takes 0.044 units a kilometre from the socket, charging losses included', () => {
    // 7.2 kWh / 0.9 / 180 km = 0.0444 kWh a km; at 9 rupees a unit that is 0.40 rupees.
    expect(resolveRunningCosts(habits, bike).electricPerKm).toBeCloseTo(0.4, 10);
  });

  it('sets it against a petrol motorcycle', () => {
    expect(resolveRunningCosts(habits, bike).petrolPerKm).toBeCloseTo(2.4, 10);
  });

  it('counts a month as a twelfth of a year', () => {
    const costs = resolveRunningCosts(habits, bike);
    // 36.5 km a day over 365 days is 13,322.5 km a year.
    expect(costs.savedPerYear).toBeCloseTo(2 * 13_322.5, 6);
    expect(costs.savedPerMonth * 12).toBeCloseTo(costs.savedPerYear, 8);
  });

  it('says how many days one charge lasts, for ever without riding', () => {
    expect(resolveRunningCosts({ ...habits, dailyKm: 45 }, bike).daysPerCharge).toBe(4);
    expect(resolveRunningCosts({ ...habits, dailyKm: 0 }, bike).daysPerCharge).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it('is negative, not hidden, when electricity costs more than petrol', () => {
    const costs = resolveRunningCosts({ ...habits, electricityPrice: 100, petrolPrice: 60 }, bike);
    expect(costs.savedPerMonth).toBeLessThan(0);
  });

  it('saves exactly the difference of both bills whatever is entered', () => {
    const amount = fc.double({ min: 0, max: 500, noNaN: true });
    fc.assert(
      fc.property(amount, amount, amount, (dailyKm, electricityPrice, petrolPrice) => {
        const costs = resolveRunningCosts({ dailyKm, electricityPrice, petrolPrice }, bike);
        expect(costs.savedPerMonth).toBeCloseTo(costs.petrolPerMonth - costs.electricPerMonth, 6);
      }),
    );
  });
});
