import { normalizePhone } from './normalize-phone';

describe('a phone number', () => {
  it.each([
    ['with spaces and the prefix of India', ' +91 98765 43210 '],
    ['with hyphens, dots and brackets', '(0) 98765-43.210'],
    ['as a link', 'tel:+919876543210'],
    ['as a link in capitals, with a space before it', ' TEL:098765-43210'],
    ['in Devanagari digits', '+९१ ९८७६५ ४३२१०'],
    ['in Tamil digits', '௯௮௭௬௫௪௩௨௧௦'],
    ['in Kannada and in European digits', '೯೮೭೬೫43210'],
    ['in the digits of Urdu', '+۹۱ ۹۸۷۶۵ ۴۳۲۱۰'],
    ['in the digits of Santali', '᱙᱘᱗᱖᱕᱔᱓᱒᱑᱐'],
    ['in the digits of Manipuri', '꯹꯸꯷꯶꯵꯴꯳꯲꯱꯰'],
    ['with the zero in brackets after the prefix of India', '+91 (0) 98765 43210'],
    ['with the zero right after the prefix of India', '+91-098765 43210'],
    ['with a zero after the prefix of calls from abroad', '0091 0 98765 43210'],
    ['with one zero before the prefix of the country', '091 98765 43210'],
    ['with minus signs', '98765−43−210'],
    ['with the dashes of a typeset text', '98765–43‑210'],
    [
      'with the invisible signs of direction that an address book copies',
      '\u202a+91 98765 43210\u202c',
    ],
  ])('%s is its ten digits', (_how, typed) => {
    expect(normalizePhone(typed)).toBe('9876543210');
  });

  it.each([
    '98765 4321',
    '+91 00 98765 43210',
    '+1 987 654 3210',
    'tel:',
    'mail:9876543210',
    '98765 4321O',
    'टेल:९८७',
  ])('that is none stays one that the rule refuses: %s', (typed) => {
    expect(normalizePhone(typed)).not.toMatch(/^\d{10}$/);
  });
});
