import { ORDER_REFERENCE_HEADER, type OrderState, orderStateSchema } from '@site/contract';
import { safeParse } from 'zod/v4/core';
import { ApiError } from '../http/api-error';
import { appPath } from '../http/paths';
import { isRecord, responseData } from '../http/read';
import { send } from '../http/send';

/** The reference travels in a header: no address, and so no log and no history, ever has it. */
async function askForState(
  path: string,
  reference: string,
  init: { method: 'GET' | 'POST'; signal?: AbortSignal | undefined },
): Promise<OrderState> {
  const { method, signal } = init;
  const answer = await send(path, {
    method,
    headers: { [ORDER_REFERENCE_HEADER]: reference },
    ...(method === 'POST' ? { body: new FormData() } : {}),
    ...(signal ? { signal } : {}),
  });
  if (answer.status < 200 || answer.status > 299) {
    throw new ApiError('http', `${path} answered ${answer.status}`, answer.status);
  }
  const data = responseData(answer.body);
  const parsed = safeParse(orderStateSchema, isRecord(data) ? data['order_state'] : undefined);
  if (!parsed.success) throw new ApiError('body', `${path}: unexpected shape`);
  return parsed.data;
}

/**
 * What the API knows of an order: `GET /{app}/order/state`.
 * @throws ApiError `http` with status 404 for a reference that is not known
 */
export function readOrderState(reference: string, signal?: AbortSignal): Promise<OrderState> {
  return askForState(appPath('order', 'state'), reference, { method: 'GET', signal });
}

/** The same after asking the payment provider: `POST /{app}/order/state/refresh`. */
export function refreshOrderState(reference: string, signal?: AbortSignal): Promise<OrderState> {
  return askForState(appPath('order', 'state', 'refresh'), reference, { method: 'POST', signal });
}
