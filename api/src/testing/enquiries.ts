/** What the booking form sends of a test ride. */
export const booking = {
  category: 'Test ride',
  testride: '1-none',
  country: 'India',
  state: 'Telangana',
  district: 'Hyderabad',
  city: 'Hyderabad',
  pinocde: '500001',
  name: 'Asha Rao',
  email: 'asha@rider.example',
  phone_number: '0000012345',
  enquiried_for_item: 'Vayu One',
};

/** What a form of enquiries sends. */
export const general = {
  name: 'Asha Rao',
  email: 'asha@rider.example',
  phone_number: '0000012345',
  state: 'Telangana',
  district: 'Hyderabad',
  city: 'Hyderabad',
  enquiried_for_item: 'Vayu One',
  source: 'website',
  category: 'Item enquiry',
  street: 'West Quarter',
  country: 'India',
};
