import * as z from '@site/schema';

/** Answer of enquiries/create: the tracking id that later calls name. */
export const enquiryAnswerSchema = z.object({ e_tracking_id: z.string() });
export type EnquiryAnswer = z.infer<typeof enquiryAnswerSchema>;

/** Answer of check/existing/customer: 1 means that an enquiry of the phone exists. */
export const existingCustomerSchema = z.union([z.literal(0), z.literal(1)]);

/** Answer of enquiries/walkin: the enquiry and the stage that it now has. */
export const walkInAnswerSchema = z.object({ e_tracking_id: z.string(), w_stage: z.string() });
export type WalkInAnswer = z.infer<typeof walkInAnswerSchema>;
