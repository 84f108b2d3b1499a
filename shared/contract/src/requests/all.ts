import type { $ZodType, output } from 'zod/v4/core';
import type { WriteName } from '../endpoints/all';
import type { WriteEndpoint } from '../endpoints/endpoint';
import { dealerApplicationSchema } from './dealer-application';
import { enquirySchema } from './enquiry';
import { leadSchema } from './lead';
import { orderCreateSchema } from './order-create';
import { orderStateRefreshSchema } from './order-state';
import { otpSendSchema, otpVerifySchema } from './otp';
import { paymentReportSchema } from './payment';
import { testRideUpdateSchema } from './test-ride-update';
import { walkInSchema } from './walk-in';

/**
 * The text fields of each write's body (form data or JSON), by the write's name. They stand apart
 * from the endpoints because only the API checks bodies: a browser knows their types alone.
 */
export const requestSchemas = {
  sendOtp: otpSendSchema,
  verifyOtp: otpVerifySchema,
  createDealerApplication: dealerApplicationSchema,
  createEnquiry: enquirySchema,
  recordWalkIn: walkInSchema,
  createLead: leadSchema,
  updateLeadTestRide: testRideUpdateSchema,
  updateEnquiryTestRide: testRideUpdateSchema,
  createOrder: orderCreateSchema,
  reportPayment: paymentReportSchema,
  refreshOrderState: orderStateRefreshSchema,
} satisfies Record<WriteName, $ZodType>;

type RequestSchemas = typeof requestSchemas;

/** A write of the contract: one whose body is described. */
export type Write = WriteEndpoint & { name: WriteName };

/** The text fields of a write's body, checked. */
export type FieldsOf<E extends Write> = output<RequestSchemas[E['name']]>;

type FilePart<E extends Write> = E extends { file: infer Name extends string }
  ? { [Part in Name]?: File }
  : unknown;

/** What a client sends: the text fields, and the file part where the call takes one. */
export type BodyOf<E extends Write> = FieldsOf<E> & FilePart<E>;
