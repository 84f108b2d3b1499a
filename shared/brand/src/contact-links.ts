import { brand } from './brand';

/** Chat link of a phone number in any notation, e.g. `+91 00000 12345`. */
export function chatLink(phone: string): string {
  return `${brand.chatLinkBase}${phone.replace(/\D/g, '')}`;
}

/** `tel:` link of a phone number in any notation. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
