import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is on the page no more, for the work of it that ends later. */
export function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
