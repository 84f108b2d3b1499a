/** What the enquiry form needs. */
export const enquiryTexts = {
  'Full Name': 'Asha Rao',
  'Phone Number': '9876543210',
  Email: 'asha@vayu.example',
  City: 'Hyderabad',
  Area: 'Lake Road',
};
