import { listDistricts, listStatesAndZones } from '@site/api-client';
import { useFormikContext, useSiteField } from '@site/forms';
import { findName } from './find-name';
import { NameField } from './name-field';

export interface PlaceFieldsProps {
  /** What the names of the form's values begin with, e.g. "billing_"; '' unless a form has two places. */
  prefix?: string;
  /** Whose address it is, for the browser's own filling in. */
  section?: 'billing' | 'shipping';
}

/**
 * State and district of India; the districts follow the state. A list that cannot be loaded leaves a
 * field to type into, and a button that asks again.
 */
export function PlaceFields({ prefix = '', section }: PlaceFieldsProps) {
  'use no memo';
  const state = useSiteField<string>(`${prefix}state`);
  const district = useSiteField<string>(`${prefix}district`);
  const { setValues } = useFormikContext<Record<string, unknown>>();
  const states = listStatesAndZones.useRead();
  const all = states.data?.state ?? [];
  const chosen = findName(
    all.map(({ state_name }) => state_name),
    state.value,
  );
  const code = all.find(({ state_name }) => state_name === chosen)?.state_code ?? null;
  const districts = listDistricts.useRead(code === null ? null : { value: code });
  const isUnlisted = states.status === 'ready' && state.value !== '' && code === null;
  const fill = (level: string) => (section ? `${section} ${level}` : undefined);
  return (
    <>
      <NameField
        name={state.name}
        label="State"
        list={states}
        names={states.data?.state.map(({ state_name }) => state_name)}
        asText={states.status === 'error'}
        autoComplete={fill('address-level1')}
        // Both at once: Formik would judge the second of two changes beside the first one's old value.
        onChoose={(name) =>
          void setValues((now) => ({ ...now, [state.name]: name, [district.name]: '' }), true)
        }
      />
      <NameField
        name={district.name}
        label="District"
        list={districts}
        names={districts.data?.map(({ district_name }) => district_name)}
        asText={states.status === 'error' || districts.status === 'error' || isUnlisted}
        disabled={code === null}
        hint={code === null ? 'Choose the state first.' : undefined}
      />
    </>
  );
}
