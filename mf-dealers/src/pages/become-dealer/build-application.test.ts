import { dealerApplicationSchema } from '@site/contract/requests';
import { campaigns } from '@site/links';
import { buildEmptyApplication } from './application-schema';
import { buildApplication } from './build-application';
import { requirementInputs } from './sample-inputs';

const values = {
  ...buildEmptyApplication(requirementInputs),
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
  investment_capacity: 'Above Rs 1 crore',
  preferred_location: 'Main Road',
};

describe('the application that is sent', () => {
  const sent = buildApplication(values, requirementInputs, campaigns.dealerApplication);

  it('carries the extra fields as requirements JSON, without the empty ones', () => {
    expect(JSON.parse(sent.requirements ?? '')).toEqual({
      investment_capacity: 'Above Rs 1 crore',
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
    expect(sent).not.toHaveProperty('investment_capacity');
  });

  it('never loses a fixed field to an extra one of the same name', () => {
    const twin = { ...requirementInputs[0], dsri_label_name: 'City' };
    const inputs = [twin as (typeof requirementInputs)[number]];
    expect(buildApplication(values, inputs, campaigns.dealerApplication).city).toBe('Hyderabad');
  });
});
