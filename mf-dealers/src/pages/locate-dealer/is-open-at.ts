import { clockOfIndia, type DealerHours } from '@site/contract';

/** Whether a showroom with these hours is open at a moment, by the clock of India. */
export function isOpenAt({ open_days, opens, closes }: DealerHours, moment: Date): boolean {
  const inIndia = clockOfIndia(moment.getTime());
  const minutes = inIndia.getUTCHours() * 60 + inIndia.getUTCMinutes();
  return (
    open_days.includes(inIndia.getUTCDay()) &&
    minutes >= toMinutes(opens) &&
    minutes < toMinutes(closes)
  );
}

function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
