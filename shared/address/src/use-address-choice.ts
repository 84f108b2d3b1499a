import { useState } from 'react';
import { useAddressParams } from './use-address-params';

/**
 * A choice that stands in the address (`?variant=gt`), so that it can be shared and survives a
 * reload. The choice itself takes effect at once; the address follows without a new history entry.
 */
export function useAddressChoice(name: string): [string | null, (value: string) => void] {
  const [params, change] = useAddressParams();
  const inAddress = params.get(name);
  const [choice, setChoice] = useState({ inAddress, value: inAddress });
  // The address was changed by someone else, e.g. a link or the back button: it wins.
  if (choice.inAddress !== inAddress) setChoice({ inAddress, value: inAddress });
  const choose = (value: string) => {
    setChoice((now) => ({ ...now, value }));
    change((next) => next.set(name, value));
  };
  return [choice.inAddress === inAddress ? choice.value : inAddress, choose];
}
