import { ApiError, checkExistingCustomer } from '@site/api-client';

/** Whether an enquiry of this phone exists. A check that fails counts as none (spec §4, §8). */
export async function isExistingCustomer(phone: string): Promise<boolean> {
  try {
    return (await checkExistingCustomer.read({ id: phone }).fetch()) === 1;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
