import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { buildMapEmbedUrl, MAP_ZOOM } from '../embeds';
import { Box } from './box';
import { toCoordinates } from './coordinates';
import { MapPlaceholder } from './map-placeholder';
import { useInView } from './use-in-view';
import { useMapFrame } from './use-map-frame';

export interface MapEmbedProps {
  latitude: number | string | null | undefined;
  longitude: number | string | null | undefined;
  /** Whose place it is: the frame's name, e.g. `Vayu Banjara Hills`. */
  label: string;
  /** Shape of the box. */
  ratio?: string | undefined;
}

/**
 * A map at the place (zoom 15), loaded when it comes into view. A drawn street plan stands in for it
 * until the map is there, and for good without coordinates or where the map's server cannot be reached.
 */
export function MapEmbed({ latitude, longitude, label, ratio = '16 / 10' }: MapEmbedProps) {
  const { ref, seen } = useInView<HTMLDivElement>();
  const place = toCoordinates(latitude, longitude);
  const url = place && buildMapEmbedUrl(place.latitude, place.longitude, MAP_ZOOM);
  const frame = useMapFrame(seen ? url : null);
  const [shownUrl, setShownUrl] = useState<string>();
  const missing = !place || frame === 'unreachable';
  return (
    <Box
      ref={ref}
      sx={{
        position: 'relative',
        aspectRatio: ratio,
        overflow: 'hidden',
        borderRadius: '12px',
        backgroundColor: 'surface.sunken',
      }}
    >
      <MapPlaceholder label={missing ? `No map available for ${label}` : undefined} />
      {url && frame === 'reachable' && (
        <Box
          component="iframe"
          src={url}
          title={`Map: ${label}`}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
          onLoad={() => setShownUrl(url)}
          sx={[frameSx, { opacity: shownUrl === url ? 1 : 0 }]}
        />
      )}
    </Box>
  );
}

const frameSx = (theme: Theme) => ({
  position: 'absolute' as const,
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  transition: 'opacity 200ms',
  // The map is always light: turned dark, with its hues kept, it does not glare.
  ...theme.applyStyles('dark', { filter: 'invert(0.9) hue-rotate(180deg)' }),
});
