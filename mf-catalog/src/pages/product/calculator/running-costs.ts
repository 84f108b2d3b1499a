/** Days that a month has on average: 365 / 12. */
const DAYS_A_MONTH = 365 / 12;

/** What the visitor enters. Prices in rupees. */
export interface RidingHabits {
  dailyKm: number;
  /** Rupees a unit (kWh). */
  electricityPrice: number;
  /** Rupees a litre. */
  petrolPrice: number;
}

/** The consumption that is assumed of a bike; the content store states it per model. */
export interface BikeConsumption {
  /** Kilometres on one full charge. */
  rangeKm: number;
  /** Usable energy of a full battery, kWh. */
  batteryKwh: number;
  /** Share of the energy from the socket that reaches the battery, 0–1. */
  chargingEfficiency: number;
  /** What a comparable petrol motorcycle does on a litre. */
  petrolKmPerLitre: number;
}

/** Running costs in rupees, unrounded. */
export interface RunningCosts {
  electricPerKm: number;
  petrolPerKm: number;
  electricPerMonth: number;
  petrolPerMonth: number;
  savedPerMonth: number;
  savedPerYear: number;
  daysPerCharge: number;
}

/** Running costs of electric and petrol riding side by side, and how long a charge lasts. */
export function resolveRunningCosts(habits: RidingHabits, bike: BikeConsumption): RunningCosts {
  const unitsPerKm = bike.batteryKwh / bike.chargingEfficiency / bike.rangeKm;
  const electricPerKm = unitsPerKm * habits.electricityPrice;
  const petrolPerKm = habits.petrolPrice / bike.petrolKmPerLitre;
  const monthlyKm = habits.dailyKm * DAYS_A_MONTH;
  const savedPerMonth = (petrolPerKm - electricPerKm) * monthlyKm;
  return {
    electricPerKm,
    petrolPerKm,
    electricPerMonth: electricPerKm * monthlyKm,
    petrolPerMonth: petrolPerKm * monthlyKm,
    savedPerMonth,
    savedPerYear: savedPerMonth * 12,
    daysPerCharge: habits.dailyKm > 0 ? bike.rangeKm / habits.dailyKm : Number.POSITIVE_INFINITY,
  };
}
