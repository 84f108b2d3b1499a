import { bookingEnquirySchema } from '@site/contract/requests';
import { warangal } from '../../testing/sample-dealers';
import { buildBookingEnquiry } from './build-booking-enquiry';

const values = {
  name: 'Asha Rao',
  email: 'asha@mail.example',
  phone_number: '9876543210',
  enquiried_for_item: 'Vayu Marut GT',
  ride_day: '',
  half_day: 'any',
  description: '',
};
const enquiry = buildBookingEnquiry(values, warangal, { campaignId: '166', source: 'website' });

describe('enquiry of a booking', () => {
  it('carries the fixed values and the place of the chosen dealer', () => {
    expect(enquiry).toEqual({
      campaign_source: 'website',
      campaign_id: '166',
      category: 'Test ride',
      testride: '1-none',
      country: 'India',
      state: 'Telangana',
      district: 'Hanamkonda',
      city: 'Warangal',
      pinocde: '506001',
      name: 'Asha Rao',
      email: 'asha@mail.example',
      phone_number: '9876543210',
      enquiried_for_item: 'Vayu Marut GT',
    });
  });

  it('is one that the API takes', () => {
    expect(bookingEnquirySchema.safeParse(enquiry).success).toBe(true);
  });

  it('begins the message with the day that was chosen', () => {
    const wish = { ...values, ride_day: '2026-11-28', half_day: 'morning' };
    const from = { campaignId: '166', source: 'website' };
    const day = 'Preferred: Saturday, 28 November 2026, in the morning (10 am to 1 pm)';
    expect(buildBookingEnquiry(wish, warangal, from).description).toBe(day);
    const both = buildBookingEnquiry({ ...wish, description: 'With a helmet' }, warangal, from);
    expect(both.description).toBe(`${day}\nWith a helmet`);
    expect(bookingEnquirySchema.safeParse(both).success).toBe(true);
  });

  it('begins the message with the half-day when it was chosen without a day', () => {
    const wish = { ...values, half_day: 'morning', description: 'With a helmet' };
    const told = buildBookingEnquiry(wish, warangal, { campaignId: '166', source: 'website' });
    expect(told.description).toBe('Preferred: in the morning (10 am to 1 pm)\nWith a helmet');
    expect(bookingEnquirySchema.safeParse(told).success).toBe(true);
  });

  it('carries the message when there is one', () => {
    const told = buildBookingEnquiry({ ...values, description: 'On Sunday, please' }, warangal, {
      campaignId: '166',
      source: 'website',
    });
    expect(told.description).toBe('On Sunday, please');
  });
});
