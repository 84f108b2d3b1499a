import { readBrochures } from '@site/api-client';
import { track } from '@site/shell';
import { Box, Button, ChevronDownIcon, DownloadIcon } from '@site/ui';
import { useState } from 'react';
import { MenuPanel } from '../menu-panel';
import { useDisclosure } from '../use-disclosure';
import { useLoggedFailure } from '../use-logged-failure';

/**
 * Download Brochure: read when the menu first opens, and after a failure when it opens again; "Loading..." while they are
 * absent (spec §2), since visitors see nothing of a failure (spec §8).
 */
export function BrochureMenu() {
  const { root, button, panel, open, close } = useDisclosure();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  const brochures = readBrochures.useRead(wanted ? {} : null);
  if (!open && wanted && brochures.status === 'error') setWanted(false);
  useLoggedFailure(brochures, 'No brochure data found');
  return (
    <Box {...root} sx={{ position: 'relative', width: 'fit-content' }}>
      <Button
        variant="outlined"
        {...button}
        startIcon={<DownloadIcon size={18} />}
        endIcon={<ChevronDownIcon size={16} />}
      >
        Download Brochure
      </Button>
      <MenuPanel
        {...panel}
        // It opens upwards, from wherever its button stands: when it opens, and when the brochures have come.
        ref={(list) => {
          if (open) list?.scrollIntoView({ block: 'nearest' });
        }}
        aria-label="Download Brochure"
        // A closed menu needs none of it in the page's HTML.
        style={open ? above : {}}
      >
        {brochures.data?.length ? (
          brochures.data.map(({ name, url }) => (
            <li key={url}>
              <a
                href={url}
                download
                onClick={() => {
                  track('brochure_downloaded', { name });
                  close();
                }}
              >
                <DownloadIcon size={18} />
                {name}
              </a>
            </li>
          ))
        ) : (
          <li>
            <span className="entry" role="status">
              Loading...
            </span>
          </li>
        )}
      </MenuPanel>
    </Box>
  );
}

const above = {
  left: 0,
  top: 'auto',
  bottom: 'calc(100% + 10px)',
  // In a low window it scrolls.
  maxHeight: 'calc(100svh - 190px)',
  overflow: 'auto',
  // In front of the offers pop-up, which may stand there already.
  zIndex: 1041,
};
