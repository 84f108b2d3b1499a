import { onOpenSlot, type SlotName, track } from '@site/shell';
import { useCallback, useEffect, useState } from 'react';

/** One slot as the shell holds it: mounted from the first time it is wanted, open or closed since. */
export interface SlotState {
  mounted: boolean;
  open: boolean;
  /** Changes when the slot's code is to be loaded again. */
  attempt: number;
  show: () => void;
  hide: () => void;
  toggle: () => void;
  retry: () => void;
}

/** The state of a slot; anyone opens it with `openSlot(name)`. */
export function useSlot(name: SlotName): SlotState {
  const [state, setState] = useState({ mounted: false, open: false, attempt: 0 });
  const show = useCallback(() => {
    setState((was) => ({ ...was, mounted: true, open: true }));
    track('slot_opened', { name });
  }, [name]);
  const hide = useCallback(() => setState((was) => ({ ...was, open: false })), []);
  useEffect(() => onOpenSlot((asked) => asked === name && show()), [name, show]);
  return {
    ...state,
    show,
    hide,
    toggle: state.open ? hide : show,
    retry: () => setState((was) => ({ ...was, attempt: was.attempt + 1 })),
  };
}
