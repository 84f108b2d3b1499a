import type { PreorderValues } from './preorder-values';

const PEOPLE: Readonly<Record<string, keyof PreorderValues>> = {
  customer_full_name: 'full_name',
  customer_phone_number: 'phone_number',
  customer_email: 'email',
  source: 'campaign_source',
};
const PARTS: Readonly<Record<string, string>> = {
  street_1: 'area',
  city: 'city',
  district: 'district',
  state: 'state',
  pincode: 'pincode',
  country: 'country',
};

/** The form's name for a field of the order request. */
function formName(serverName: string, shippingSame: boolean): string {
  const [, kind, part] = /^(bill|ship)_(.+)$/.exec(serverName) ?? [];
  const name = PARTS[part ?? ''];
  if (!kind || !name) return PEOPLE[serverName] ?? serverName;
  // The copied address has no fields of its own: what is wrong with it is wrong with the billing address.
  return `${kind === 'ship' && !shippingSame ? 'shipping' : 'billing'}_${name}`;
}

/**
 * The server's messages by the form's field names. Where billing and shipping are one address, a
 * message about either shows at the billing field, in the billing field's own words if there are any.
 */
export function mapOrderErrors(
  fieldErrors: Readonly<Record<string, string>>,
  shippingSame: boolean,
): Record<string, string> {
  const mapped: Record<string, string> = {};
  for (const [serverName, message] of Object.entries(fieldErrors)) {
    const name = formName(serverName, shippingSame);
    if (!(name in mapped) || serverName.startsWith('bill_')) mapped[name] = message;
  }
  return mapped;
}
