import { existingEnquirySchema } from '@site/contract';
import { ApiError } from '../http/api-error';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';

/**
 * Whether an enquiry of this phone exists: `GET /{app}/enquiries/check/existing/customer/{phone}`.
 * A check that fails counts as none (spec §4, §8).
 */
export async function checkExistingCustomer(phone: string): Promise<boolean> {
  try {
    const existing = await read(
      appPath('enquiries', 'check', 'existing', 'customer', phone),
      existingEnquirySchema,
      (body) => {
        const data = responseData(body);
        return isRecord(data) ? data['existing_enquiry'] : undefined;
      },
    );
    return existing === 1;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
