/** Limits of spec §5 and §9, shared by forms and API. */
export const limits = {
  phoneDigits: 10,
  pincodeDigits: 6,
  /** A one-time code has so many digits or more; the specification names no number, gateways differ… */
  otpMinDigits: 4,
  /** …and so many or fewer. */
  otpMaxDigits: 8,
  minText: 3,
  activityDescriptionMin: 15,
  uploadBytes: 5 * 1024 * 1024,
  /** Upper bound of any single text field; the spec names none, the API needs one. */
  maxText: 2000,
  /** Most characters of an e-mail address, as mail itself has it. */
  maxEmail: 254,
  /** Upper bound of an extra field of the dealer application; ours too. */
  maxRequirement: 500,
  /** Upper bound of a campaign's source, which comes from a link's query (spec §9); ours too. */
  maxSource: 100,
} as const;

/** File types of a test-ride proof (spec §5), by content type. */
export const uploadTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heif',
  'image/heic',
] as const;

/** The same as file name extensions, for the form. */
export const uploadExtensions = ['pdf', 'jpeg', 'jpg', 'png', 'webp', 'heif', 'heic'] as const;

/** Id of a campaign: digits only (spec §5), and no more than a database keeps as a whole number. */
export const campaignIdPattern = /^\d{1,18}$/;

/** Digits as a phone writes them, of no other script. */
export const onlyDigits = /^\d+$/;

/** A text without control characters: no line break, and no NUL, which a database refuses. */
export const singleLinePattern = /^[^\p{Cc}]*$/u;

/**
 * Name of a person: letters (of any script, with their marks) and spaces (spec §5). A joiner after a letter or a
 * mark is part of how Indian scripts are written.
 */
export const lettersAndSpaces = /^(?:[\p{L}\p{M}][\u200c\u200d]?|\s)+$/u;

/** An e-mail address as the forms and the API accept it. */
export const emailPattern =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;
