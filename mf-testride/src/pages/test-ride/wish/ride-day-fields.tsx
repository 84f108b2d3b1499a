import { SelectField, TextField } from '@site/forms';
import { useHydrated } from '@site/shell';
import { halfDays } from './half-days';
import { daysToChoose } from './ride-days';

/**
 * When somebody would like to ride: a day, and a half of it. The server names no days: its pages are
 * kept, and would name those of another day.
 */
export function RideDayFields() {
  const hydrated = useHydrated();
  const days = hydrated ? daysToChoose(new Date()) : undefined;
  return (
    <>
      <TextField
        name="ride_day"
        label="Preferred day"
        type="date"
        {...(days && { min: days.first, max: days.last })}
      />
      <SelectField name="half_day" label="Preferred time" options={halfDays} />
    </>
  );
}
