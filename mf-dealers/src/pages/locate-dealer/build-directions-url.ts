import type { Coordinates } from '@site/ui';

/** Address of turn-by-turn directions to a place. */
export function buildDirectionsUrl({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
