import { type FollowedOrder, useOrderState } from '@site/api-client';
import { useEffect } from 'react';
import { forgetReference, useDeviceReference } from './device-order';

/** The order that this device follows. */
export interface DeviceOrder extends FollowedOrder {
  reference: string;
}

/**
 * Follows the order whose reference this device keeps. One that the server does not know is forgotten.
 * @param instead reference of an order to follow in place of it
 */
export function useDeviceOrder(instead?: string): DeviceOrder | undefined {
  const kept = useDeviceReference();
  const reference = instead ?? kept;
  const followed = useOrderState(reference);
  const isUnknown = followed.error?.status === 404;
  useEffect(() => {
    if (isUnknown && reference !== undefined) forgetReference(reference);
  }, [isUnknown, reference]);
  return reference === undefined || isUnknown ? undefined : { ...followed, reference };
}
