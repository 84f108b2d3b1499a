import Box from '@mui/material/Box';
import { buildMapEmbedUrl, MAP_ZOOM } from '../embeds';
import { toCoordinates } from './coordinates';
import { MapPlaceholder } from './map-placeholder';
import { useInView } from './use-in-view';

export interface MapEmbedProps {
  latitude: number | string | null | undefined;
  longitude: number | string | null | undefined;
  /** Whose place it is: the frame's name, e.g. `Vayu Banjara Hills`. */
  label: string;
  /** Shape of the box. */
  ratio?: string | undefined;
}

/** A map at the place (zoom 15), loaded when it comes into view; a drawn picture without coordinates. */
export function MapEmbed({ latitude, longitude, label, ratio = '16 / 10' }: MapEmbedProps) {
  const { ref, seen } = useInView<HTMLDivElement>();
  const place = toCoordinates(latitude, longitude);
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
      {!place && <MapPlaceholder label={`No map available for ${label}`} />}
      {place && !seen && <MapPlaceholder />}
      {place && seen && (
        <Box
          component="iframe"
          src={buildMapEmbedUrl(place.latitude, place.longitude, MAP_ZOOM)}
          title={`Map: ${label}`}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }}
        />
      )}
    </Box>
  );
}
