import { setTrackingSink, type TrackingEvent, type TrackingEvents, track } from '@site/shell';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { loadAdsTag } from './ads-tag';
import { pageForAds } from './page-for-ads';
import { withoutPersons } from './without-persons';

let vitalsObserved = false;

/** A paid order in the ads service's words. */
const purchaseOf = ({ trackingId, itemKey, orderType, amount }: TrackingEvents['order_paid']) => ({
  transaction_id: trackingId,
  value: amount,
  currency: 'INR',
  items: [{ item_id: itemKey, item_category: orderType, quantity: 1 }],
});

function reportVital({ name, value, rating }: Metric): void {
  track('web_vital_measured', { metric: name, value: Math.round(value * 1000) / 1000, rating });
}

/**
 * The switch that the ads service documents for its measurement ids: without consent the tag would go on to send what it
 * measures by itself, without cookies.
 */
function switchTag(id: string, isOn: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: !isOn });
}

/**
 * Starts tracking: the ads tag, the sink of the remotes' events, and web vitals. A chunk of its own,
 * loaded when the browser is idle, with an id, after consent.
 * @param early what has happened since the consent, in its order
 * @returns stops it: nothing is reported from then on
 */
export function startTracking(id: string, early: readonly TrackingEvent[]): () => void {
  const { command, takeBack } = loadAdsTag(id);
  switchTag(id, true);
  command('consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' });
  const report = ({ name, data }: TrackingEvent) => {
    command('set', pageForAds());
    if (name === 'page_viewed')
      command('event', 'page_view', { page_path: withoutPersons(data.path) });
    else if (name === 'order_paid') command('event', 'purchase', purchaseOf(data));
    else command('event', name, data);
  };
  early.forEach(report);
  setTrackingSink(report);
  const running = new AbortController();
  // Back has brought the document out of the browser's cache: a view that nothing else tells of.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // What was chosen about cookies meanwhile is known after this event.
    setTimeout(() => {
      const data = { path: window.location.pathname };
      if (!running.signal.aborted) report({ name: 'page_viewed', data });
    });
  };
  window.addEventListener('pageshow', onShow, running);
  if (!vitalsObserved) {
    vitalsObserved = true;
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(reportVital);
  }
  return () => {
    running.abort();
    setTrackingSink(undefined);
    switchTag(id, false);
    // A tag that is on its way would send all of it first, as if nobody had withdrawn anything.
    if (takeBack()) return;
    command('consent', 'update', { ad_storage: 'denied', analytics_storage: 'denied' });
  };
}
