import { useMatches } from '@site/router';
import type { PageData, SlotComponent, SlotName, SlotPayloads } from '@site/shell';
import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SWRConfig } from 'swr';
import type { MeasuredPage } from '../field-figures/figure';
import type { KnownRemotes } from './known-remotes';
import { loadShares } from './lazy-shares';
import { loadExpose } from './load-expose';
import type { RemotePageData } from './page-loader';
import { preloadScripts } from './preload-scripts';
import { RemoteBoundary } from './remote-boundary';
import { useRemotes } from './remotes-context';
import { reportFault } from './report-fault';
import type { LiveRemote } from './snapshot';

interface RemoteSlotProps<N extends SlotName> {
  name: N;
  open: boolean;
  onClose: () => void;
  payload: SlotPayloads[N];
  /** Called once the slot stands in the place of its fallback. */
  onReady?: (() => void) | undefined;
  /** Stands there while the slot's code comes (`waiting`), or when it cannot (`failed`). */
  fallback?: ReactNode | ((state: 'waiting' | 'failed') => ReactNode);
}

type Loaded =
  | { status: 'waiting' }
  | { status: 'ready'; remote: LiveRemote; Slot: SlotComponent }
  | { status: 'failed' };

const slotOf = ({ slots }: LiveRemote, name: SlotName) => slots.find((slot) => slot.name === name);

/** Loads the slot of a remote, all of its files in one trip. A failure is reported. */
async function loadSlot(remote: LiveRemote, name: SlotName): Promise<Loaded> {
  const needs = slotOf(remote, name);
  preloadScripts(needs?.preload ?? []);
  loadShares(needs?.shares);
  try {
    const module = await loadExpose(remote, `slots/${name}`);
    return { status: 'ready', remote, Slot: module['Slot'] as SlotComponent };
  } catch (error) {
    reportFault(remote, error);
    return { status: 'failed' };
  }
}

/** Looks for the remote that fills a slot: among those of the page first, then among all. */
async function findAndLoad(remotes: KnownRemotes, name: SlotName): Promise<Loaded> {
  const fills = (remote: LiveRemote) => slotOf(remote, name) !== undefined;
  const here = remotes.snapshot.remotes.find(fills);
  if (here) return loadSlot(here, name);
  // Without the directory the slot stays empty; the page does not need it.
  const all = await remotes.all().catch(() => undefined);
  const owner = all?.remotes.find(fills);
  return owner ? loadSlot(owner, name) : { status: 'failed' };
}

/**
 * The slot of that name once it is loaded. It comes as a transition: React renders other changes in the middle of
 * a focus that moves, and what had just got the focus would be gone before anybody knew.
 */
function useSlotComponent(name: SlotName): Loaded {
  const remotes = useRemotes();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'waiting' });
  useEffect(() => {
    let current = true;
    const show = (found: Loaded) => startTransition(() => setLoaded(found));
    void findAndLoad(remotes, name).then((found) => current && show(found));
    return () => {
      current = false;
    };
  }, [remotes, name]);
  return loaded;
}

/**
 * Calls back once, in the same moment in which what made `now` true comes on the page: nobody meets it
 * without what the callback does, e.g. give the focus back.
 */
function useCallOnce(callback: (() => void) | undefined, now: boolean): void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  useLayoutEffect(() => {
    if (now) latest.current?.();
  }, [now]);
}

interface PageReadsProps {
  remote: LiveRemote;
  children: ReactNode;
}

/**
 * Gives a slot what the page beside it has read, where both are of one release: then it need not be asked for again. It
 * keeps what it got when it was mounted, whatever page comes next.
 */
function PageReads({ remote, children }: PageReadsProps) {
  const match = useMatches().at(-1);
  const [fallback] = useState((): PageData['fallback'] => {
    const { remote: name, release } = (match?.handle ?? {}) as Partial<MeasuredPage>;
    const data = match?.loaderData as RemotePageData | undefined;
    const isOwn = name === remote.name && release === remote.version;
    return isOwn && data && 'page' in data ? data.page.fallback : {};
  });
  return <SWRConfig value={{ fallback }}>{children}</SWRConfig>;
}

/**
 * A named place of the shell, filled by whichever remote's release declares it. Mount it when the slot
 * is wanted (opened, or idle): mounting is what loads it, so it never stands on the critical path. A
 * slot that nobody fills, or whose remote fails, leaves the rest of the page alone.
 */
export function RemoteSlot<N extends SlotName>(props: RemoteSlotProps<N>) {
  const { name, open, onClose, payload, onReady, fallback = null } = props;
  const loaded = useSlotComponent(name);
  useCallOnce(onReady, loaded.status === 'ready');
  const standIn = (state: 'waiting' | 'failed') =>
    typeof fallback === 'function' ? fallback(state) : fallback;
  if (loaded.status !== 'ready') return standIn(loaded.status);
  const { remote } = loaded;
  return (
    <RemoteBoundary remote={remote} fallback={standIn('failed')}>
      <div data-mf={`${remote.name}@${remote.version}`} data-slot={name}>
        <PageReads remote={remote}>
          <loaded.Slot open={open} onClose={onClose} payload={payload} />
        </PageReads>
      </div>
    </RemoteBoundary>
  );
}
