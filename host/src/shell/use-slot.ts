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
  /** Takes the slot off the page with all that it holds, dialogs of its own included. */
  drop: () => void;
  retry: () => void;
}

const UNWANTED = { mounted: false, open: false, attempt: 0 };

/** The state of a slot; anyone opens it with `openSlot(name)`. */
export function useSlot(name: SlotName): SlotState {
  const [state, setState] = useState(UNWANTED);
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
    drop: () => setState(UNWANTED),
    retry: () => setState((was) => ({ ...was, attempt: was.attempt + 1 })),
  };
}
