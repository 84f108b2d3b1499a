import { emptyPreorder, type PreorderValues } from '../pages/preorder/form/preorder-values';
import { sampleItem } from './sample-products';

/** A filled form of tests. */
export function filledPreorder(): PreorderValues {
  return {
    ...emptyPreorder(sampleItem()),
    full_name: 'Asha Rao',
    email: 'asha@vayu.example',
    phone_number: '9876543210',
    billing_state: 'Telangana',
    billing_district: 'Hyderabad',
    billing_city: 'Hyderabad',
    billing_area: 'Lake Road',
    billing_pincode: '500001',
  };
}
