import { CheckboxField, useFormikContext } from '@site/forms';
import { Box } from '@site/ui';
import { AddressFields } from './address-fields';
import { FormPart } from './form-part';
import { emptyShipping, type PreorderValues } from './preorder-values';

/** Shipping as billing, or an address of its own: unticking clears and shows its fields (spec §4). */
export function ShippingFields() {
  const { values, setValues } = useFormikContext<PreorderValues>();
  const change = (same: boolean) => {
    void setValues((now) => ({ ...now, ...emptyShipping, shipping_same: same }), false);
  };
  return (
    <FormPart title="Delivery">
      <Box className="wide" sx={{ mb: values.shipping_same ? 0 : 1.5 }}>
        <CheckboxField
          name="shipping_same"
          label="Shipping address is the same as billing"
          onChange={change}
        />
      </Box>
      {!values.shipping_same && <AddressFields kind="shipping" />}
    </FormPart>
  );
}
