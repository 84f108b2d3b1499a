import { PlaceFields } from '@site/form-parts';
import { PincodeField, TextField } from '@site/forms';

interface AddressFieldsProps {
  kind: 'billing' | 'shipping';
}

/** An address in India. */
export function AddressFields({ kind }: AddressFieldsProps) {
  return (
    <>
      <PlaceFields prefix={`${kind}_`} section={kind} />
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
        autoComplete={`${kind} address-line1`}
        hint="House number, street and locality"
        required
        sx={{ gridColumn: '1 / -1' }}
      />
    </>
  );
}
