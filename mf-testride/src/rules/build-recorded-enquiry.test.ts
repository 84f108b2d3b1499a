import { activityTestRideSchema, recordedTestRideSchema } from '@site/contract/requests';
import { warangal } from '../testing/sample-dealers';
import { buildRecordedEnquiry } from './build-recorded-enquiry';
import { emptyRecord } from './record-values';

const values = {
  ...emptyRecord,
  name: 'Asha Rao',
  phone_number: '9876543210',
  dealer_info: 'dn-2',
  campaign_id: '147',
  initial_stage: 'Test Ride',
  testride_status: 'Completed',
};

describe('enquiry of a recorded ride', () => {
  it("carries the dealer's place and manager, and the fields that are always empty", () => {
    const enquiry = buildRecordedEnquiry(values, warangal, {
      source: 'Direct',
      email: 'asha@mail.example',
    });
    expect(enquiry).toEqual({
      name: 'Asha Rao',
      email: 'asha@mail.example',
      phone_number: '9876543210',
      gender: '',
      dob: '',
      profession: '',
      company: '',
      description: '',
      enquiried_for_item: '',
      campaign_id: '147',
      source: 'Direct',
      category: 'Test ride',
      street: '',
      city: 'Warangal',
      state: 'Telangana',
      district: 'Hanamkonda',
      pincode: '506001',
      assigned_to: 'asm-1',
      country: 'India',
      testride_status: 'Test Ride',
    });
    expect(recordedTestRideSchema.safeParse(enquiry).success).toBe(true);
  });

  it('takes state and district of the visitor where the form asks for them', () => {
    const enquiry = buildRecordedEnquiry(values, warangal, {
      source: 'activity',
      state: 'Kerala',
      district: 'Ernakulam',
      country: 'India',
      description: 'Met at the college gate',
    });
    expect(enquiry).toMatchObject({
      email: '',
      source: 'activity',
      state: 'Kerala',
      district: 'Ernakulam',
      city: 'Warangal',
      description: 'Met at the college gate',
    });
    expect(activityTestRideSchema.safeParse(enquiry).success).toBe(true);
  });
});
