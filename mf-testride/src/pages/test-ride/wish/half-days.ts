/** A part of a dealer's day: what it is called, and its hours as `HHMM` of Indian time. */
export interface HalfDay {
  value: string;
  label: string;
  /** The same inside a sentence. */
  words: string;
  from: string;
  to: string;
}

/** What a visitor can choose; the first is what stands there when nothing was chosen. */
export const halfDays = [
  { value: 'any', label: 'Any time', words: 'at any time', from: '1000', to: '1800' },
  {
    value: 'morning',
    label: 'Morning, 10 am to 1 pm',
    words: 'in the morning (10 am to 1 pm)',
    from: '1000',
    to: '1300',
  },
  {
    value: 'afternoon',
    label: 'Afternoon, 2 pm to 6 pm',
    words: 'in the afternoon (2 pm to 6 pm)',
    from: '1400',
    to: '1800',
  },
] as const satisfies readonly HalfDay[];

export const ANY_TIME = halfDays[0].value;

/** The half-day of a value, the first for one that nobody knows. */
export const findHalfDay = (value: string): HalfDay =>
  halfDays.find((half) => half.value === value) ?? halfDays[0];
