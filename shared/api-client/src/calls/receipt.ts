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
import { REQUEST_TIMEOUT_MS } from '../http/send';

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
    : clientHeaders('app', { [ORDER_TRACKING_HEADER]: owner.trackingId });

/**
 * The receipt of a paid order as a PDF: `GET /{app}/order/receipt`, the order named in a header.
 * @throws ApiError of status 401 when the order's phone has to be verified (again)
 */
export async function downloadReceipt(owner: ReceiptOwner): Promise<Download> {
  const { apiOrigin, app } = getRuntimeConfig();
  const path = servicePath('app', app) + RECEIPT_PDF_PATH;
  let response: Response;
  try {
    response = await fetch(apiOrigin + path, {
      headers: headersFor(owner),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.ok) return { file: await response.blob(), name: nameOf(response) };
  } catch {
    throw new ApiError('network', `Could not reach ${path}`);
  }
  throw new ApiError('http', `${path} answered ${response.status}`, response.status);
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
