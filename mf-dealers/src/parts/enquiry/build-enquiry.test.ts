import { generalEnquirySchema } from '@site/contract/requests';
import { campaigns } from '@site/links';
import { buildEnquiry } from './build-enquiry';
import { emptyEnquiry } from './enquiry-schema';

const typed = {
  ...emptyEnquiry,
  name: 'Asha Rao',
  email: 'asha@vayu.example',
  phone_number: '9876543210',
  enquiried_for_item: 'Vayu One',
  state: 'Telangana',
  district: 'Hyderabad',
  city: 'Hyderabad',
  street: 'Lake Road',
};

describe('the enquiry that is sent', () => {
  it('has the fixed values of the spec and fits the contract', () => {
    const enquiry = buildEnquiry(typed, 'South', campaigns.contactForm);
    expect(enquiry).toMatchObject({
      category: 'Item enquiry',
      country: 'India',
      source: 'website',
      campaign_id: '18',
      zonal_name: 'South',
    });
    expect(generalEnquirySchema.parse(enquiry)).toEqual(enquiry);
  });

  it('leaves out what was left empty', () => {
    const enquiry = buildEnquiry(typed, '', campaigns.contactForm);
    for (const name of ['pincode', 'plan_of_action', 'description', 'zonal_name']) {
      expect(enquiry).not.toHaveProperty(name);
    }
  });
});
