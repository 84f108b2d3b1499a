import { toOptions } from '@site/form-parts';
import { SelectField, TextField } from '@site/forms';
import type { ExtraField } from './application-schema';

/** The fields that the server defines (spec §3). */
export function ExtraFields({ extras }: { extras: readonly ExtraField[] }) {
  return extras.map(({ name, input }) => {
    const { dsri_label_name: label, dsri_input_type, dsri_required, options } = input;
    const field = { name, label, required: dsri_required === '1' };
    return dsri_input_type === 'select' ? (
      <SelectField key={name} {...field} options={toOptions(options)} />
    ) : (
      <TextField key={name} {...field} />
    );
  });
}
