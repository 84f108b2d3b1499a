import { listDistricts, listStatesAndZones } from '@site/api-client';
import { AutocompleteField, TextField, useSiteField } from '@site/forms';

/**
 * State, then its districts. Where the geo service does not answer, the field is one to type into:
 * an event must not wait for a list.
 */
export function AddressFields() {
  const places = listStatesAndZones.useRead();
  const state = useSiteField<string>('state');
  const district = useSiteField<string>('district');
  const states = places.data?.state ?? [];
  const code = states.find(({ state_name }) => state_name === state.value)?.state_code ?? null;
  const districts = listDistricts.useRead(code === null ? null : { value: code });

  return (
    <>
      {places.status === 'error' ? (
        <TextField name="state" label="State" required />
      ) : (
        <AutocompleteField
          name="state"
          label="State"
          options={states.map(({ state_name }) => ({ value: state_name, label: state_name }))}
          loading={places.status === 'loading'}
          onChange={() => district.setValue('')}
          required
        />
      )}
      {places.status === 'error' || districts.status === 'error' ? (
        <TextField name="district" label="District" required />
      ) : (
        <AutocompleteField
          name="district"
          label="District"
          options={(districts.data ?? []).map(({ district_name }) => ({
            value: district_name,
            label: district_name,
          }))}
          loading={code !== null && districts.status === 'loading'}
          disabled={code === null}
          hint={code === null ? 'Choose the state first.' : undefined}
          required
        />
      )}
    </>
  );
}
