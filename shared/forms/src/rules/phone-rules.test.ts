import { normalizePhone } from '@site/contract';
import fc from 'fast-check';
import { object, ValidationError } from 'yup';
import { isPhoneNumber, verifiedPhone } from './phone-rules';

function messagesOf(values: Record<string, string>): string[] {
  try {
    object({ phone: verifiedPhone('phone_verified') }).validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

describe('phone rules', () => {
  it('leaves ten digits alone, whatever they start with', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
        expect(normalizePhone(digits)).toBe(digits);
        expect(isPhoneNumber(digits)).toBe(true);
      }),
    );
  });

  it('holds an unverified number back, and lets it pass when it is the verified one', () => {
    expect(messagesOf({ phone: '9876543210', phone_verified: '' })).toEqual([
      'Number is not verified',
    ]);
    expect(messagesOf({ phone: '9876543211', phone_verified: '9876543210' })).toEqual([
      'Number is not verified',
    ]);
    expect(messagesOf({ phone: '9876543210', phone_verified: '9876543210' })).toEqual([]);
  });

  it('says what is wrong with an incomplete number before it speaks of verification', () => {
    expect(messagesOf({ phone: '98765', phone_verified: '' })).toEqual([
      'Number must be exactly 10 digits',
    ]);
  });
});
