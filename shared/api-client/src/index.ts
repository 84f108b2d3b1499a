export { checkExistingCustomer } from './endpoints/check-existing-customer';
export { createDealerApplication } from './endpoints/create-dealer-application';
export { createEnquiry } from './endpoints/create-enquiry';
export { createOrder } from './endpoints/create-order';
export { type Download, downloadReceipt } from './endpoints/download-receipt';
export {
  type PricedProductsQuery,
  readPricedProducts,
  usePricedProducts,
} from './endpoints/list-priced-products';
export { readOrderState, refreshOrderState } from './endpoints/order-state';
export { readBanners, useBanners } from './endpoints/read-banners';
export { readBikesGallery, useBikesGallery } from './endpoints/read-bikes-gallery';
export { readBrochures, useBrochures } from './endpoints/read-brochures';
export { readCampaigns, useCampaigns } from './endpoints/read-campaigns';
export { readContactInfo, useContactInfo } from './endpoints/read-contact-info';
export { readDealerStates, useDealerStates } from './endpoints/read-dealer-states';
export { ALL_DEALERS, readDealers, useDealers } from './endpoints/read-dealers';
export { readDistricts, useDistricts } from './endpoints/read-districts';
export { readGallery, useGallery } from './endpoints/read-gallery';
export { readHomeBlocks, useHomeBlocks } from './endpoints/read-home-blocks';
export { readHomeMedia, useHomeMedia } from './endpoints/read-home-media';
export { readHomePage, useHomePage } from './endpoints/read-home-page';
export { type LegalPageName, readLegalPage, useLegalPage } from './endpoints/read-legal-page';
export { readNavigation, useNavigation } from './endpoints/read-navigation';
export { readOffers, useOffers } from './endpoints/read-offers';
export { readOrderHistory, useOrderHistory } from './endpoints/read-order-history';
export { readPaymentCheckout } from './endpoints/read-payment-checkout';
export { readPopupOffers, usePopupOffers } from './endpoints/read-popup-offers';
export { readProductPage, useProductPage } from './endpoints/read-product-page';
export { readProductTitles, useProductTitles } from './endpoints/read-product-titles';
export { ALL_PRODUCTS, readProducts, useProducts } from './endpoints/read-products';
export { readRequirementInputs, useRequirementInputs } from './endpoints/read-requirement-inputs';
export { readStages, type StageConcept, useStages } from './endpoints/read-stages';
export { readStatesAndZones, useStatesAndZones } from './endpoints/read-states-and-zones';
export { readTechnicalSpecs, useTechnicalSpecs } from './endpoints/read-technical-specs';
export { recordWalkIn } from './endpoints/record-walk-in';
export { reportPayment } from './endpoints/report-payment';
export { sendOtp } from './endpoints/send-otp';
export {
  type EnquiryTestRideUpdate,
  updateEnquiryTestRide,
} from './endpoints/update-enquiry-test-ride';
export { type FollowedOrder, useOrderState } from './endpoints/use-order-state';
export { verifyOtp } from './endpoints/verify-otp';
export { verifyPayment } from './endpoints/verify-payment';
export { answerOf } from './http/answer-of';
export { ApiError } from './http/api-error';
export { type LoadedReads, loadAll, type Read } from './http/load-all';
export { appPath, communicationPath, geoPath, staticJsonPath } from './http/paths';
export { isRecord, read, responseData } from './http/read';
export { REQUEST_TIMEOUT_MS, send, TOKEN_STORAGE_KEY } from './http/send';
export { storeToken } from './http/store-token';
export { type ReadState, useRead } from './http/use-read';
export {
  type FormFields,
  newIdempotencyKey,
  toFormData,
  type WriteResult,
  write,
} from './http/write';
