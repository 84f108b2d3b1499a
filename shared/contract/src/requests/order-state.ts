import * as z from 'zod/mini';

/** Body of order/state/refresh: no field, since a header names the order. */
export const orderStateRefreshSchema = z.object({});
