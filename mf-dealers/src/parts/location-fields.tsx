import { listDistricts, listStatesAndZones } from '@site/api-client';
import { AutocompleteField, useFormikContext } from '@site/forms';
import { findState } from '../rules/find-state';
import { toOptions } from '../rules/to-options';
import { retryHint } from './retry-hint';

interface LocationValues {
  state: string;
  district: string;
}

/** State and district of India; the districts follow the state. A list that fails asks again by a button. */
export function LocationFields() {
  const { values, setFieldValue } = useFormikContext<LocationValues>();
  const states = listStatesAndZones.useRead();
  const code = findState(states.data, values.state)?.state_code ?? null;
  const districts = listDistricts.useRead(code === null ? null : { value: code });
  return (
    <>
      <AutocompleteField
        name="state"
        label="State"
        required
        loading={states.status === 'loading'}
        options={toOptions(states.data?.state.map(({ state_name }) => state_name))}
        hint={retryHint(states)}
        onChange={() => void setFieldValue('district', '')}
      />
      <AutocompleteField
        name="district"
        label="District"
        required
        disabled={code === null}
        loading={code !== null && districts.status === 'loading'}
        options={toOptions(districts.data?.map(({ district_name }) => district_name))}
        hint={retryHint(districts)}
      />
    </>
  );
}
