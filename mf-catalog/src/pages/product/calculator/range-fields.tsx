import { RangeField, type RangeFieldProps } from './range-field';

/** One number that a visitor may change: what it is called, and between which values. */
export interface RangeRow<Name extends string> extends Omit<RangeFieldProps, 'value' | 'onChange'> {
  name: Name;
}

interface RangeFieldsProps<Name extends string> {
  rows: readonly RangeRow<Name>[];
  values: Readonly<Record<Name, number>>;
  onChange: (name: Name, value: number) => void;
}

/** A slider for each number of a calculation. */
export function RangeFields<Name extends string>(props: RangeFieldsProps<Name>) {
  return props.rows.map(({ name, ...range }) => (
    <RangeField
      key={name}
      {...range}
      value={props.values[name]}
      onChange={(value) => props.onChange(name, value)}
    />
  ));
}
