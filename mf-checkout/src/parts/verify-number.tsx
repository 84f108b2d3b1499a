import { object, PhoneVerificationField, SiteForm, string, verifiedPhone } from '@site/forms';

interface VerifyNumberProps {
  /** Id of the heading that names the form. */
  labelledBy: string;
  onVerified: (phoneNumber: string) => void;
}

/** A mobile number and its one-time code (spec §4); the code's answer brings the token of the number. */
export function VerifyNumber({ labelledBy, onVerified }: VerifyNumberProps) {
  return (
    <SiteForm
      labelledBy={labelledBy}
      initialValues={{ phone: '', phone_verified: '' }}
      schema={schema}
      onSubmit={async ({ phone_verified }) => {
        onVerified(phone_verified);
        return { ok: true, data: phone_verified };
      }}
      resetOnSuccess={false}
    >
      <PhoneVerificationField
        name="phone"
        verifiedName="phone_verified"
        label="Mobile Number"
        onVerified={onVerified}
      />
    </SiteForm>
  );
}

const schema = object({ phone: verifiedPhone('phone_verified'), phone_verified: string() });
