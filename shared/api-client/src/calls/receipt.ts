import {
  readReceipt as endpoint,
  ORDER_REFERENCE_HEADER,
  ORDER_TRACKING_HEADER,
  RECEIPT_PDF_PATH,
  type Receipt,
  servicePath,
} from '@site/contract';
import { getRuntimeConfig } from '@site/shell';
import { ApiError } from '../http/api-error';
import { clientHeaders } from '../http/client-headers';
import { fetchAnswer } from '../http/fetch-answer';
import { exchange } from '../http/send';

/** A file to keep. */
export interface Download {
  file: Blob;
  /** Its name as the server gives it. */
  name: string;
}

/**
 * Whose receipt: the order of a reference, without the buyer's data, or the order of a tracking id, for
 * who has the token of its phone.
 */
export type ReceiptOwner = { reference: string } | { trackingId: string };

const headersFor = (owner: ReceiptOwner): HeadersInit =>
  'reference' in owner
    ? { [ORDER_REFERENCE_HEADER]: owner.reference }
    : { [ORDER_TRACKING_HEADER]: owner.trackingId };

/**
 * The receipt of a paid order as a PDF: `GET /{app}/order/receipt`, the order named in a header.
 * @throws ApiError of status 401 when the order's phone has to be verified (again)
 */
export async function downloadReceipt(owner: ReceiptOwner): Promise<Download> {
  const { apiOrigin, app } = getRuntimeConfig();
  const template = servicePath('app', app) + RECEIPT_PDF_PATH;
  const { response, content } = await exchange(
    { address: apiOrigin + template, template },
    { headers: clientHeaders('app', headersFor(owner)) },
    (answer) => answer.blob(),
  );
  if (response.ok) return { file: content, name: nameOf(response) };
  throw new ApiError('http', `${template} answered ${response.status}`, response.status);
}

/**
 * The receipt of a paid order as data, to be printed by the page.
 * @throws ApiError of status 401 when the order's phone has to be verified (again)
 */
export const readReceipt = (owner: ReceiptOwner): Promise<Receipt> =>
  fetchAnswer(endpoint, {}, { headers: headersFor(owner) });

function nameOf({ headers }: Response): string {
  const [, name] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  return name ?? 'receipt.pdf';
}
