import { Box } from '@site/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface FieldPlaceProps {
  /** Changes when another field takes the place of the one that is shown. */
  exchange: unknown;
  children: ReactNode;
}

/** The place of a field that may make way for another one, which then takes its focus over. */
export function FieldPlace({ exchange, children }: FieldPlaceProps) {
  'use no memo';
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('[role="combobox"], input')?.focus();
  }, [exchange]);
  return (
    <Box
      ref={place}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {children}
    </Box>
  );
}
