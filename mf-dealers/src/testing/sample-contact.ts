import type { ContactInfo, StatesAndZones } from '@site/contract';

/** What the forms' tests answer. */
export const contactInfo: ContactInfo = {
  company_name: 'Vayu Motors Private Limited',
  phone: '+91 00000 12345',
  email: 'hello@vayu.example',
  working_hours: 'Monday to Saturday, 9:30 am to 6:30 pm',
  social_links: { facebook: '', instagram: '', linkedin: '', twitter: '', youtube: '' },
  address: {
    street: 'Vayu House, Plot 7',
    city: 'Secunderabad',
    district: 'Hyderabad',
    state: 'Telangana',
    country: 'India',
    pincode: '500003',
    latitude: 17.4399,
    longitude: 78.4983,
  },
};

export const statesAndZones: StatesAndZones = {
  state: [
    { state_name: 'Goa', state_code: 'GA', zonal_code: 'W' },
    { state_name: 'Telangana', state_code: 'TG', zonal_code: 'S' },
  ],
  zones: [
    { zonal_code: 'S', zonal_name: 'South' },
    { zonal_code: 'W', zonal_name: 'West' },
  ],
};
