import { Box } from '@site/ui';
import { type RefObject, useRef } from 'react';
import { useSiteField } from '../fields/use-site-field';
import { CodeEntry } from './code-entry';
import { SendButton } from './send-button';
import { usePhoneVerification } from './use-phone-verification';
import { VerifiablePhone } from './verifiable-phone';

export interface PhoneVerificationFieldProps {
  /** The form value with the number; its rule is `verifiedPhone(verifiedName)`. */
  name: string;
  /** The form value (initially '') in which the verified number is kept. */
  verifiedName: string;
  /** The template of the code's message at the gateway (spec §7), e.g. "order-history". */
  templateId: string;
  label?: string;
  disabled?: boolean;
  /** Told once a number is verified, e.g. to go on to the order history. */
  onVerified?: (number: string) => void;
}

/** A phone number with its one-time code: send, enter, "Phone number verified!" (spec §4). */
export function PhoneVerificationField(props: PhoneVerificationFieldProps) {
  const { name, verifiedName, templateId, label = 'Phone Number', disabled = false } = props;
  const phone = useSiteField<string>(name);
  const verified = useSiteField<string>(verifiedName);
  const whole = useRef<HTMLDivElement>(null);
  const entry = useRef<HTMLDivElement>(null);
  const numberInput = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const verification = usePhoneVerification(phone.value, verified.value, templateId, (number) => {
    verified.setValue(number);
    props.onVerified?.(number);
  });
  const { status, challenge } = verification;
  const sendCode = () => void verification.sendCode();
  const verify = async (code: string) => {
    const result = await verification.verify(code);
    // What came of it is read out with the number, or is the status text beside the button.
    if (result === 'verified') moveFocus(entry, numberInput);
    if (result === 'gone') moveFocus(entry, sendButton);
    return result === 'refused' && hasFocus(entry);
  };

  return (
    <Box ref={whole}>
      <VerifiablePhone
        field={phone}
        inputRef={numberInput}
        label={label}
        disabled={disabled}
        status={status}
        error={verification.sendError}
        onEnter={sendCode}
        action={
          status !== 'verified' && (
            <SendButton
              ref={sendButton}
              again={verification.wasSent}
              disabled={!verification.canSend || disabled}
              busy={status === 'sending' || status === 'checking'}
              wait={verification.wait}
              onSend={sendCode}
            />
          )
        }
      />
      {challenge && (
        <Box ref={entry}>
          <CodeEntry
            key={`${phone.value} ${challenge.challengeId ?? challenge.otp}`}
            busy={status === 'checking'}
            error={verification.codeError}
            takesFocus={() => hasFocus(whole)}
            onVerify={verify}
          />
        </Box>
      )}
    </Box>
  );
}

type Part = RefObject<HTMLElement | null>;

/**
 * Whether the focus is in this part, or nowhere: a visitor who is elsewhere by now stays there. Nowhere is also what is
 * around it, e.g. the dialog: Safari focuses that when a button is pressed.
 */
function hasFocus({ current }: Part): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return activeElement.contains(current) || !!current?.contains(activeElement);
}

/** Takes the focus along from the entry that goes. */
function moveFocus(from: Part, to: Part): void {
  if (hasFocus(from)) to.current?.focus();
}
