import * as contract from '@site/contract';
import { defineRead } from '../http/define-read';

export const readBrochures = /* @__PURE__ */ defineRead(contract.readBrochures);
export const readContactInfo = /* @__PURE__ */ defineRead(contract.readContactInfo);
export const readNavigation = /* @__PURE__ */ defineRead(contract.readNavigation);
export const readBanners = /* @__PURE__ */ defineRead(contract.readBanners);
export const readBikesGallery = /* @__PURE__ */ defineRead(contract.readBikesGallery);
export const readTechnicalSpecs = /* @__PURE__ */ defineRead(contract.readTechnicalSpecs);
export const readHomeBlocks = /* @__PURE__ */ defineRead(contract.readHomeBlocks);
export const readGallery = /* @__PURE__ */ defineRead(contract.readGallery);
export const readPopupOffers = /* @__PURE__ */ defineRead(contract.readPopupOffers);
export const readHomeMedia = /* @__PURE__ */ defineRead(contract.readHomeMedia);
export const readHomePage = /* @__PURE__ */ defineRead(contract.readHomePage);
export const readProductPage = /* @__PURE__ */ defineRead(contract.readProductPage);
export const readTermsConditions = /* @__PURE__ */ defineRead(contract.readTermsConditions);
export const readPrivacyPolicy = /* @__PURE__ */ defineRead(contract.readPrivacyPolicy);
export const readCookiesPolicies = /* @__PURE__ */ defineRead(contract.readCookiesPolicies);
export const readRefundPolicy = /* @__PURE__ */ defineRead(contract.readRefundPolicy);
