/**
 * The one catalogue of tracking events (`object_action`). Values are ids and names of products,
 * never personal data.
 */
export interface TrackingEvents {
  page_viewed: { path: string };
  test_ride_booked: { source: string };
  enquiry_sent: { source: string };
  dealer_application_sent: Record<never, never>;
  dealer_state_selected: { state: string };
  variant_selected: { title: string; variant: string };
  offer_opened: { code: string };
  /** Money arrived for an order; the amount that was paid, in rupees. Told once for an order. */
  order_paid: {
    trackingId: string;
    itemKey: string;
    orderType: 'preorder' | 'order';
    amount: number;
  };
  brochure_downloaded: { name: string };
  theme_changed: { mode: 'light' | 'dark' };
  slot_opened: { name: string };
  /** A measurement of the browser; milliseconds, or a plain score for CLS. */
  web_vital_measured: { metric: string; value: number; rating: string };
}
export type TrackingEvent = {
  [N in keyof TrackingEvents]: { name: N; data: TrackingEvents[N] };
}[keyof TrackingEvents];
