import { object } from '@site/forms';
import { emptyRecord, type RecordValues, recordRules } from './record-values';

const schema = object(recordRules);
const complete: RecordValues = {
  ...emptyRecord,
  name: 'Asha Rao',
  phone_number: '9876543210',
  dealer_info: 'dn-1',
  initial_stage: 'Test Ride',
  testride_status: 'Scheduled',
};

/** All messages, empty texts counting as absent as in the form. */
async function messagesOf(change: Partial<RecordValues>): Promise<string[]> {
  const entries = Object.entries({ ...complete, ...change });
  const values = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  try {
    await schema.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
}

const file = (name: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

describe('rules of a recorded ride', () => {
  it('take a complete one', async () => {
    expect(await messagesOf({})).toEqual([]);
  });

  it('ask for name, phone, dealer, stage and status', async () => {
    expect(await messagesOf({ name: '' })).toContain('Full Name is required');
    expect(await messagesOf({ name: 'R2 D2' })).toEqual([
      'Name must contain only letters and spaces',
    ]);
    expect(await messagesOf({ phone_number: '' })).toContain('Phone number is required');
    expect(await messagesOf({ dealer_info: '' })).toEqual(['Dealer is required']);
    expect(await messagesOf({ initial_stage: '' })).toContain('Initial Stage is required');
    expect(await messagesOf({ testride_status: '' })).toContain('Test Ride Status is required');
  });

  it('ask for a reason only when the ride was cancelled', async () => {
    expect(await messagesOf({ testride_status: 'Cancelled' })).toContain(
      'Reason for Cancel is required',
    );
    expect(
      await messagesOf({ testride_status: 'Cancelled', testride_reason: 'Bad weather' }),
    ).toEqual([]);
  });

  it('ask for a file only when the ride was completed, of a known type and at most 5 MB', async () => {
    const completed = { testride_status: 'Completed' };
    expect(await messagesOf(completed)).toEqual(['File is required']);
    expect(await messagesOf({ ...completed, testride_file: file('proof.pdf') })).toEqual([]);
    expect(await messagesOf({ ...completed, testride_file: file('proof.exe') })).toEqual([
      'Unsupported file format',
    ]);
    expect(
      await messagesOf({ ...completed, testride_file: file('proof.pdf', 5 * 1024 * 1024 + 1) }),
    ).toEqual(['File size is too large(below 5Mb).']);
    expect(await messagesOf({ testride_file: file('proof.exe') })).toEqual([]);
  });
});
