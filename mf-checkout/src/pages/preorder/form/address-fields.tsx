import { listDistricts, listStatesAndZones } from '@site/api-client';
import { AutocompleteField, PincodeField, TextField, useFormikContext } from '@site/forms';
import type { PreorderValues } from './preorder-values';
import { RetryHint } from './retry-hint';

interface AddressFieldsProps {
  kind: 'billing' | 'shipping';
}

const toOptions = (names: readonly string[] = []) =>
  names.map((name) => ({ value: name, label: name }));

/** An address in India; the districts follow the state. A list that fails asks again by a button. */
export function AddressFields({ kind }: AddressFieldsProps) {
  const { values, setFieldValue } = useFormikContext<PreorderValues>();
  const states = listStatesAndZones.useRead();
  const chosen = states.data?.state.find((one) => one.state_name === values[`${kind}_state`]);
  const code = chosen?.state_code ?? null;
  const districts = listDistricts.useRead(code === null ? null : { value: code });
  return (
    <>
      <AutocompleteField
        name={`${kind}_state`}
        label="State"
        required
        loading={states.status === 'loading'}
        options={toOptions(states.data?.state.map(({ state_name }) => state_name))}
        hint={<RetryHint read={states} />}
        onChange={() => void setFieldValue(`${kind}_district`, '')}
      />
      <AutocompleteField
        name={`${kind}_district`}
        label="District"
        required
        disabled={code === null}
        loading={code !== null && districts.status === 'loading'}
        options={toOptions(districts.data?.map(({ district_name }) => district_name))}
        hint={<RetryHint read={districts} />}
      />
      <TextField
        name={`${kind}_city`}
        label="City"
        autoComplete={`${kind} address-level2`}
        required
      />
      <PincodeField name={`${kind}_pincode`} autoComplete={`${kind} postal-code`} required />
      <TextField
        name={`${kind}_area`}
        label="Area"
        autoComplete={`${kind} street-address`}
        hint="House number, street and locality"
        required
        sx={{ gridColumn: '1 / -1' }}
      />
    </>
  );
}
