import fc from 'fast-check';
import { object, ValidationError } from 'yup';
import { isPhoneNumber, normalizePhone, phone, verifiedPhone } from './phone-rules';

function messagesOf(values: Record<string, string>, rule = phone()): string[] {
  try {
    object({ phone: rule }).validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

describe('phone rules', () => {
  it('asks for a number', () => {
    expect(messagesOf({})[0]).toBe('Phone number is required');
  });

  it.each(['12345', '98765432101', '12a'])('wants exactly 10 digits, not %s', (value) => {
    expect(messagesOf({ phone: value })).toEqual(['Number must be exactly 10 digits']);
  });

  it('wants digits', () => {
    expect(messagesOf({ phone: '98765abcde' })).toEqual(['Phone number should be 10 digits']);
  });

  it.each(['9876543210', '98765 43210', '+91 98765-43210', '098765 43210', '0091 9876543210'])(
    'takes %s as people write it',
    (value) => {
      expect(messagesOf({ phone: value })).toEqual([]);
      expect(normalizePhone(value)).toBe('9876543210');
    },
  );

  it('leaves ten digits alone, whatever they start with', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
        expect(normalizePhone(digits)).toBe(digits);
        expect(isPhoneNumber(digits)).toBe(true);
      }),
    );
  });

  it('holds an unverified number back, and lets it pass when it is the verified one', () => {
    const rule = verifiedPhone('phone_verified');
    expect(messagesOf({ phone: '9876543210', phone_verified: '' }, rule)).toEqual([
      'Number is not verified',
    ]);
    expect(messagesOf({ phone: '9876543211', phone_verified: '9876543210' }, rule)).toEqual([
      'Number is not verified',
    ]);
    expect(messagesOf({ phone: '9876543210', phone_verified: '9876543210' }, rule)).toEqual([]);
  });

  it('says what is wrong with an incomplete number before it speaks of verification', () => {
    expect(
      messagesOf({ phone: '98765', phone_verified: '' }, verifiedPhone('phone_verified')),
    ).toEqual(['Number must be exactly 10 digits']);
  });
});
