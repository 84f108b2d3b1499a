import { type RequirementInput, requirementKey } from '@site/contract';
import { toOptions } from '@site/form-parts';
import { SelectField, TextField } from '@site/forms';

/** The fields that the server defines (spec §3). */
export function ExtraFields({ inputs }: { inputs: readonly RequirementInput[] }) {
  return inputs.map(({ dsri_label_name: label, dsri_input_type, dsri_required, options }) => {
    const field = { name: requirementKey(label), label, required: dsri_required === '1' };
    return dsri_input_type === 'select' ? (
      <SelectField key={field.name} {...field} options={toOptions(options)} />
    ) : (
      <TextField key={field.name} {...field} />
    );
  });
}
