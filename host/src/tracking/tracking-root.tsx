export function TrackingRoot() {
  return null;
}
