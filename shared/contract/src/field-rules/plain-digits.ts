/** A text with the digits of Indian scripts as what they are, 0 to 9. */
export const plainDigits = (text: string): string =>
  text
    // In each of these scripts the last four bits of the zero are a six, and the other digits follow it.
    .replace(/(?=[\u0900-\u0d7f])\p{Nd}/gu, (digit) => `${(digit.charCodeAt(0) & 15) - 6}`)
    // In those of Urdu, Santali and Manipuri they are a zero.
    .replace(
      /[\u06f0-\u06f9\u1c50-\u1c59\uabf0-\uabf9]/g,
      (digit) => `${digit.charCodeAt(0) & 15}`,
    );
