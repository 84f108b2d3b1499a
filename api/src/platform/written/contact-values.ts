/** What people write into seeds and texts to be reached by. Forms have rules of their own, for visitors. */

/** A pin code of India: six digits, the first none of them 0. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

export const isMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Whether a text can be dialled: eight digits at least, however they are divided. */
export const canBeDialled = (text: string): boolean => text.replace(/\D/g, '').length >= 8;
