import { ORDER_REFERENCE_HEADER, servicePath } from '@site/contract';
import { getRuntimeConfig } from '@site/shell';
import { ApiError } from '../http/api-error';
import { REQUEST_TIMEOUT_MS } from '../http/send';

/** A file to keep. */
export interface Download {
  file: Blob;
  /** Its name as the server gives it. */
  name: string;
}

/**
 * The receipt of a paid order as a PDF: `GET /{app}/order/receipt`, the reference in a header.
 * @throws ApiError
 */
export async function downloadReceipt(reference: string): Promise<Download> {
  const { apiOrigin, app } = getRuntimeConfig();
  const path = `${servicePath('app', app)}/order/receipt`;
  let response: Response;
  try {
    response = await fetch(apiOrigin + path, {
      headers: { [ORDER_REFERENCE_HEADER]: reference },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.ok) return { file: await response.blob(), name: nameOf(response) };
  } catch {
    throw new ApiError('network', `Could not reach ${path}`);
  }
  throw new ApiError('http', `${path} answered ${response.status}`, response.status);
}

function nameOf({ headers }: Response): string {
  const [, name] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  return name ?? 'receipt.pdf';
}
