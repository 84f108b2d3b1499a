import { buildDirectionsUrl } from '@site/links';
import { ExternalIcon, SiteLink, toCoordinates } from '@site/ui';
import { contactLink } from './contact-line';

interface DirectionsLinkProps {
  latitude: number | string | null;
  longitude: number | string | null;
  /** The address on one line: where it leads without coordinates. */
  address: string;
}

/** Turn-by-turn directions, in a new tab. */
export function DirectionsLink({ latitude, longitude, address }: DirectionsLinkProps) {
  'use no memo';
  return (
    <SiteLink
      to={buildDirectionsUrl(toCoordinates(latitude, longitude), address)}
      newTab
      sx={{ ...contactLink, gap: 1 }}
    >
      Get directions <ExternalIcon size={18} />
    </SiteLink>
  );
}
