/**
 * The validation messages of spec §5, word for word (oddities included), used by the forms in the
 * browser and by the API. One place, so that both sides say the same.
 */
export const messages = {
  phoneRequired: 'Phone number is required',
  /** Shown when the length is wrong. */
  phoneExactly: 'Number must be exactly 10 digits',
  /** Shown when the length is right but there is something else than digits. */
  phoneDigits: 'Phone number should be 10 digits',
  phoneNotVerified: 'Number is not verified',
  emailInvalid: 'Invalid email entered',
  nameMin: 'Name must be at least 3 characters',
  nameLetters: 'Name must contain only letters and spaces',
  campaignIdMin: 'Campaign ID must be at least 3 characters', // (sic): the rule is "given"
  campaignIdDigits: 'Campaign ID be exactly 10 digits', // (sic): the rule is digits only
  activityDescriptionMin: 'Assigned To must be at least 15 characters', // (sic): it is the description
  cancelReasonRequired: 'Reason for Cancel is required',
  fileRequired: 'File is required',
  fileType: 'Unsupported file format',
  /** Ours: the specification has no words for it. */
  fileEmpty: 'This file is empty. Please choose another one.',
  fileSize: 'File size is too large(below 5Mb).',
  otpInvalid: 'Please enter valid OTP!',
  otpSendFailed: 'Failed to send OTP, try again!',
  otpTriesOver: 'Too many wrong codes. Please press Resend OTP and enter the new code.',
  otpExpired: 'This code is too old. Please press Resend OTP and enter the new code.',
  /** The code may be right: nobody has judged it. */
  otpNotChecked:
    'The connection failed before your code was checked. Please check your network and press Verify again.',
  /** An answer came, but none that says whether the code is right. */
  otpUnconfirmed: 'We could not confirm your number. Please press Verify again.',
  otpNumberInvalid: 'Invalid number, please try again.',
  dealerIncomplete:
    "We're currently unable to load the dealer information. Please try again later.",
  requirementsInvalid: 'Invalid requirement found from server.',
} as const;

/** "{Field} is required" (spec §5). */
export const requiredMessage = (label: string): string => `${label} is required`;

/** "{Field} must be at least {n} characters" (spec §5). */
export const minLengthMessage = (label: string, min: number): string =>
  `${label} must be at least ${min} characters`;

/** Of a text that is too long; the specification has no words for it. */
export const atMostMessage = (label: string, max: number): string =>
  `${label} must be at most ${max} characters`;

/** "Billing Pincode must be exactly 6 digits": billing and shipping name the field (spec §5). */
export const exactDigitsMessage = (label: string, digits: number): string =>
  `${label} must be exactly ${digits} digits`;

/** "Please select valid {label}": a server-defined select of the dealer application (spec §5). */
export const selectValidMessage = (label: string): string => `Please select valid ${label}`;
