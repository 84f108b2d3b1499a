import {
  object,
  PhoneVerificationField,
  SiteForm,
  string,
  useFormikContext,
  verifiedPhone,
} from '@site/forms';
import { useEffect, useEffectEvent } from 'react';

export interface VerifyNumberProps {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** The number in the field when it is the verified one; undefined as soon as another is typed (spec §4). */
  onChange: (phoneNumber: string | undefined) => void;
}

/** A mobile number and its one-time code (spec §4); the code's answer brings the token of the number. */
export function VerifyNumber({ labelledBy, onChange }: VerifyNumberProps) {
  return (
    <SiteForm
      labelledBy={labelledBy}
      initialValues={{ phone: '', phone_verified: '' }}
      schema={schema}
      onSubmit={async ({ phone_verified }) => ({ ok: true, data: phone_verified })}
      resetOnSuccess={false}
    >
      <PhoneVerificationField
        name="phone"
        verifiedName="phone_verified"
        templateId="order-history"
        label="Mobile Number"
      />
      <TellVerified onChange={onChange} />
    </SiteForm>
  );
}

/** Tells of the verified number, and of its loss. */
function TellVerified({ onChange }: Pick<VerifyNumberProps, 'onChange'>) {
  const { values } = useFormikContext<{ phone: string; phone_verified: string }>();
  const current = schema.isValidSync(values) ? values.phone_verified : undefined;
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    tell(current);
  }, [current]);
  return null;
}

const schema = object({ phone: verifiedPhone('phone_verified'), phone_verified: string() });
