import type { Enquiry, EnquiryKind } from '@site/contract';
import type { enquiry } from '../../platform/db/schema/all';

type EnquiryRow = Omit<typeof enquiry.$inferInsert, 'id' | 'createdAt' | 'trackingId'>;

/** Fields that have a column of their own. */
const COLUMNS = {
  source: 'source',
  campaign_source: 'source',
  campaign_id: 'campaignId',
  enquiried_for_item: 'enquiredForItem',
  country: 'country',
  state: 'state',
  district: 'district',
  city: 'city',
  street: 'street',
  pincode: 'pincode',
  pinocde: 'pincode',
  description: 'description',
  assigned_to: 'assignedTo',
  email: 'email',
  testride_status: 'testrideStatus',
} as const;
const REQUIRED = new Set(['name', 'phone_number', 'category']);

/** The row of an enquiry: fields with a column there, all others in `details`. Empty means absent. */
export function toEnquiryRow(kind: EnquiryKind, fields: Enquiry): EnquiryRow {
  const row: EnquiryRow = {
    kind,
    category: fields.category,
    name: fields.name,
    phone: fields.phone_number,
    details: {},
  };
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string' || value === '' || REQUIRED.has(name)) continue;
    if (name in COLUMNS) row[COLUMNS[name as keyof typeof COLUMNS]] = value;
    else row.details[name] = value;
  }
  return row;
}
