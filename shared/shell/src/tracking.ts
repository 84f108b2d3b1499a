import type { TrackingEvent, TrackingEvents } from './tracking-events';

type Sink = (event: TrackingEvent) => void;
let sink: Sink | undefined;

/** Installs where events go; the host does, once, in the browser. */
export function setTrackingSink(next: Sink | undefined): void {
  sink = next;
}

/** Reports an event. Without a sink (server, tests, no consent) nothing happens: tracking never breaks a page. */
export function track<N extends keyof TrackingEvents>(name: N, data: TrackingEvents[N]): void {
  sink?.({ name, data } as TrackingEvent);
}
