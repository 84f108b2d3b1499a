import { LATE_PART, LATE_PART_ALIVE, useHydrated } from '@site/shell';
import { createLate, type LateFailureProps, ViewError, ViewLoading } from '@site/ui';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Kept, KeptMarkup } from './kept-markup';
import { LateFailure } from './late-failure';
import { whenWanted } from './when-wanted';

type View<Props> = (props: Props) => ReactNode;

interface LateFormViews {
  /** In a form's place while its code is on the way, after a navigation inside the page. */
  Waiting?: ComponentType;
  /** In its place when its code could not be had: says so, with Try Again. */
  Failed?: ComponentType<LateFailureProps>;
}

interface LateForm<Props> {
  Form: View<Props>;
  /** Loads the code, so that it is here before somebody needs it. */
  preload: () => Promise<unknown>;
}

const Nothing = () => null;

const Lost = ({ onRetry, busy }: LateFailureProps) => (
  <ViewError message="This form could not be loaded." onRetry={onRetry} busy={busy} />
);

/** A failure stays in view while a long form is scrolled; a card around it needs `overflow: clip`. */
const inView = { position: 'sticky', bottom: 16, zIndex: 1 } as const;

/**
 * A form (or another part in which visitors enter something) whose code comes after the page is alive. In
 * a document of the server its markup stands from the first moment and stays; its code is fetched in the
 * first idle moment, or when the form is touched, and React takes the same elements over. What was entered
 * before is entered again then (the host's `early-input`). Code that cannot be had is said, with Try Again;
 * what was typed stays. After a navigation inside the page the form is a late component as any other.
 *
 * Its properties reach it once it is alive; until then it is what the server has rendered.
 * @param load brings the component. The route's `lazy` is to call `preload` where it gets no address, so
 *   that the server has it (`RemoteRoute`)
 */
export function createLateForm<Props extends object>(
  load: () => Promise<View<Props>>,
  { Waiting = ViewLoading, Failed = Lost }: LateFormViews = {},
): LateForm<Props> {
  let here: View<Props> | undefined;
  let arrive: (form: View<Props>) => void;
  /** Never rejected: React keeps the markup for as long as it waits. */
  const arrival = new Promise<View<Props>>((resolve) => {
    arrive = resolve;
  });
  const { Late, preload } = createLate<Props & { open: boolean }>(
    async () => {
      here = await load();
      arrive(here);
      return here;
    },
    {
      Waiting: () => <Waiting />,
      Failed: ({ onRetry, busy }) => <Failed onRetry={onRetry} busy={busy} />,
    },
  );
  /** What is said of the code beside markup that stands already. */
  const { Late: Arrival } = createLate<{ open: boolean }>(
    async () => {
      await preload();
      return Nothing;
    },
    { Failed: LateFailure },
  );

  const Pending: View<Props> = lazy(async () => ({
    default: await (typeof document === 'undefined' ? load() : arrival),
  }));

  function Body({ form, onAlive }: { form: Props; onAlive: () => void }) {
    'use no memo';
    const [View] = useState<View<Props>>(() => here ?? Pending);
    const tell = useEffectEvent(onAlive);
    useEffect(() => tell(), []);
    return (
      <div tabIndex={-1} style={{ outline: 'none' }}>
        <View {...form} />
      </div>
    );
  }

  function FormOfServer(form: Props) {
    'use no memo';
    const place = useRef<HTMLDivElement>(null);
    const notice = useRef<HTMLDivElement>(null);
    const kept = useRef<Kept>({ markup: null, focused: null });
    const [isWanted, setWanted] = useState(false);
    const [isAlive, setAlive] = useState(false);
    useLayoutEffect(() => {
      kept.current = {
        markup: place.current?.firstElementChild ?? null,
        focused: document.activeElement,
      };
      const onFocus = ({ target }: FocusEvent) => {
        kept.current.focused = target;
      };
      window.addEventListener('focusin', onFocus, true);
      return () => window.removeEventListener('focusin', onFocus, true);
    }, []);
    useEffect(() => {
      if (place.current) return whenWanted(place.current, () => setWanted(true));
      return undefined;
    }, []);
    const onAlive = () => {
      const body = place.current?.firstElementChild;
      if (notice.current?.contains(document.activeElement) && body instanceof HTMLElement)
        body.focus({ preventScroll: true });
      setAlive(true);
      place.current?.dispatchEvent(new CustomEvent(LATE_PART_ALIVE, { bubbles: true }));
    };
    const render = () => (
      <Suspense fallback={<KeptMarkup kept={kept} />}>
        <Body form={form} onAlive={onAlive} />
      </Suspense>
    );
    // The same element as long as nothing of it runs: another one would make React give the markup up.
    const [asleep] = useState(render);
    return (
      <div ref={place} {...{ [LATE_PART]: isAlive ? 'alive' : '' }}>
        {isAlive ? render() : asleep}
        <div ref={notice} style={inView}>
          {!isAlive && <Arrival open={isWanted} />}
        </div>
      </div>
    );
  }

  function Form(props: Props) {
    'use no memo';
    const hydrated = useHydrated();
    // On the server, and where its markup is taken over.
    const [isOfServer] = useState(!hydrated);
    return isOfServer ? <FormOfServer {...props} /> : <Late {...props} open />;
  }
  return { Form, preload };
}
