import { object, type Schema, ValidationError } from 'yup';
import {
  email,
  fullName,
  fullNameInLetters,
  pincode,
  requiredChoice,
  requiredPincode,
  requiredText,
} from './text-rules';

/** The messages of a value under one rule, as the form would get them ('' counts as absent there). */
function messagesOf(rule: Schema, value: string): string[] {
  try {
    object({ field: rule }).validateSync({ field: value || undefined }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

describe('text rules', () => {
  it('asks for a full name of at least 3 characters', () => {
    expect(messagesOf(fullName(), '')[0]).toBe('Full Name is required');
    expect(messagesOf(fullName(), '   ')[0]).toBe('Full Name is required');
    expect(messagesOf(fullName(), 'Al')).toEqual(['Name must be at least 3 characters']);
    expect(messagesOf(fullName(), 'R2-D2')).toEqual([]);
  });

  it('takes letters of any script, and only letters and spaces, in the names that staff type', () => {
    expect(messagesOf(fullNameInLetters(), 'Ravi 2')).toEqual([
      'Name must contain only letters and spaces',
    ]);
    expect(messagesOf(fullNameInLetters(), 'Ravi Kumar')).toEqual([]);
    expect(messagesOf(fullNameInLetters(), 'रवि कुमार')).toEqual([]);
  });

  it.each(['a@b', 'a b@c.in', '@c.in', 'a@.in', 'a@c..in'])('refuses %s as an e-mail', (value) => {
    expect(messagesOf(email(), value)).toEqual(['Invalid email entered']);
  });

  it('takes an e-mail, and asks for one', () => {
    expect(messagesOf(email(), ' asha.rao@mail.example ')).toEqual([]);
    expect(messagesOf(email(), '')[0]).toBe('Email is required');
  });

  it('takes 6 digits or nothing as a pincode', () => {
    expect(messagesOf(pincode(), '')).toEqual([]);
    expect(messagesOf(pincode(), '500003')).toEqual([]);
    expect(messagesOf(pincode(), '50000')).toEqual(['Pincode must be exactly 6 digits']);
    expect(messagesOf(pincode(), '50000x')).toEqual(['Pincode must be exactly 6 digits']);
  });

  it('names the field where there are two pincodes', () => {
    expect(messagesOf(requiredPincode('Billing Pincode'), '')).toContain(
      'Billing Pincode is required',
    );
    expect(messagesOf(requiredPincode('Billing Pincode'), '1')).toEqual([
      'Billing Pincode must be exactly 6 digits',
    ]);
  });

  it('asks for a text of the wanted length, in the words given', () => {
    expect(messagesOf(requiredText('City'), 'Go')).toEqual(['City must be at least 3 characters']);
    expect(messagesOf(requiredText('Order type', 2), 'ab')).toEqual([]);
    expect(messagesOf(requiredText('Zone', 1), 'N')).toEqual([]);
  });

  it('takes only what is offered', () => {
    const rule = requiredChoice('Shop size', ['small', 'large'], 'Please select valid Shop size');
    expect(messagesOf(rule, 'huge')).toEqual(['Please select valid Shop size']);
    expect(messagesOf(rule, 'small')).toEqual([]);
  });
});
