import { dealerApplicationSchema } from '@site/contract/requests';
import { campaigns } from '@site/links';
import { requirementInputs } from '../../testing/sample-inputs';
import { buildEmptyApplication, buildExtraFields } from './application-schema';
import { buildApplication } from './build-application';

const extras = buildExtraFields(requirementInputs);
const values = {
  ...buildEmptyApplication(extras),
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@vayu.example',
  phone: '9876543210',
  phone_verified: '9876543210',
  state: 'Telangana',
  district: 'Hyderabad',
  city: 'Hyderabad',
  street: 'Lake Road',
  pincode: '500001',
  'extra-investment_capacity': 'Above ₹1 crore',
  'extra-preferred_location': 'Main Road',
};

describe('the application that is sent', () => {
  const sent = buildApplication(values, extras, campaigns.dealerApplication);

  it('carries the extra fields as requirements JSON, without the empty ones', () => {
    expect(JSON.parse(sent.requirements ?? '')).toEqual({
      investment_capacity: 'Above ₹1 crore',
      preferred_location: 'Main Road',
    });
  });

  it('has the fixed country and the campaign, and fits the contract', () => {
    expect(sent).toMatchObject({
      country: 'India',
      campaign_id: '166',
      campaign_source: 'website',
    });
    expect(dealerApplicationSchema.parse(sent)).toEqual(sent);
  });

  it('keeps what only the form needs to itself', () => {
    expect(sent).not.toHaveProperty('phone_verified');
    expect(sent).not.toHaveProperty('extra-investment_capacity');
  });

  it('tells an extra field from a fixed one of the same label', () => {
    const twins = buildExtraFields(
      ['City', 'City'].map((dsri_label_name) => ({ ...input, dsri_label_name })),
    );
    const both = { ...values, 'extra-city': 'Pune', 'extra-city_2': 'Goa' };
    const application = buildApplication(both, twins, campaigns.dealerApplication);
    expect(application.city).toBe('Hyderabad');
    expect(JSON.parse(application.requirements ?? '')).toEqual({ city: 'Pune', city_2: 'Goa' });
  });
});

const input = {
  dsri_label_name: '',
  dsri_input_type: 'input',
  dsri_required: '1',
  options: [] as string[],
} as const;
