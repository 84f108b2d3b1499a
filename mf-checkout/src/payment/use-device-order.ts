import { type FollowedOrder, useOrderState } from '@site/api-client';
import { useEffect } from 'react';
import { forgetReference, useDeviceReference } from './device-order';

/** The order that this device follows. */
export interface DeviceOrder extends FollowedOrder {
  reference: string;
}

/** Follows the order whose reference this device keeps. One that the server does not know is forgotten. */
export function useDeviceOrder(): DeviceOrder | undefined {
  const reference = useDeviceReference();
  const followed = useOrderState(reference);
  const isUnknown = followed.error?.status === 404;
  useEffect(() => {
    if (isUnknown && reference !== undefined) forgetReference(reference);
  }, [isUnknown, reference]);
  return reference === undefined || isUnknown ? undefined : { ...followed, reference };
}
