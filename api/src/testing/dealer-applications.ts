/** A dealer application with all that it requires. */
export const applicationFields = {
  campaign_source: 'website',
  campaign_id: '166',
  country: 'India',
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@rider.example',
  phone: '0000012345',
  state: 'Telangana',
  district: 'Hyderabad',
  city: 'Hyderabad',
  street: 'West Quarter',
  pincode: '500001',
  requirements: JSON.stringify({
    investment_capacity: 'Above ₹1 crore',
    showroom_property: 'Owned',
    preferred_showroom_location: 'West Quarter',
  }),
};
