import * as contract from '@site/contract';
import { answerOf, callOf } from '@site/testing/fake-api';

/** How the price of an item is asked for. */
export const priceOf = (itemKey: string, state = '', couponCode = '') =>
  callOf(
    contract.listPricedProducts,
    contract.pricedProductsParams({ itemKey, couponCode, state }),
  );

export const products = (...list: contract.PricedProduct[]) =>
  answerOf(contract.listPricedProducts, list);

const state = (state_name: string, state_code: string) => ({
  state_name,
  state_code,
  zonal_code: 'S',
});
const districts = (value: string, district_name: string) => ({
  [callOf(contract.listDistricts, { value })]: answerOf(contract.listDistricts, [
    { district_name },
  ]),
});

/** Three states with a district each. */
export const addressAnswers = {
  [callOf(contract.listStatesAndZones)]: answerOf(contract.listStatesAndZones, {
    state: [state('Telangana', 'TG'), state('Ladakh', 'LA'), state('Goa', 'GA')],
    zones: [],
  }),
  ...districts('TG', 'Hyderabad'),
  ...districts('LA', 'Leh'),
  ...districts('GA', 'North Goa'),
};
