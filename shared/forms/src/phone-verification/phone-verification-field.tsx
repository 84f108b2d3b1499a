import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSiteField } from '../fields/use-site-field';
import { CodeEntry } from './code-entry';
import { usePhoneVerification } from './use-phone-verification';
import { VerifiablePhone } from './verifiable-phone';

export interface PhoneVerificationFieldProps {
  /** The form value with the number; its rule is `verifiedPhone(verifiedName)`. */
  name: string;
  /** The form value (initially '') in which the verified number is kept. */
  verifiedName: string;
  label?: string;
  disabled?: boolean;
  /** Told once a number is verified, e.g. to go on to the order history. */
  onVerified?: (number: string) => void;
}

/** A phone number with its one-time code: send, enter, "Phone number verified!" (spec §4). */
export function PhoneVerificationField(props: PhoneVerificationFieldProps) {
  const { name, verifiedName, label = 'Phone Number', disabled = false } = props;
  const phone = useSiteField<string>(name);
  const verified = useSiteField<string>(verifiedName);
  const verification = usePhoneVerification(phone.value, verified.value, (number) => {
    verified.setValue(number);
    props.onVerified?.(number);
  });
  const { status } = verification;
  const codeSent = status === 'code-sent' || status === 'checking';

  return (
    <Box>
      <VerifiablePhone
        field={phone}
        label={label}
        disabled={disabled}
        status={status}
        error={codeSent ? undefined : verification.error}
        onEnter={() => void verification.sendCode()}
        action={
          status !== 'verified' && (
            <Button
              size="small"
              disabled={!verification.canSend || disabled}
              onClick={() => void verification.sendCode()}
              sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
            >
              {codeSent ? 'Resend OTP' : 'Send OTP'}
            </Button>
          )
        }
      />
      {codeSent && (
        <CodeEntry
          key={phone.value}
          busy={status === 'checking'}
          error={verification.error}
          onVerify={(code) => void verification.verify(code)}
        />
      )}
    </Box>
  );
}
