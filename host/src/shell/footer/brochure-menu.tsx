import { readBrochures } from '@site/api-client';
import { track } from '@site/shell';
import { Box, Button, ChevronDownIcon, DownloadIcon } from '@site/ui';
import { useState } from 'react';
import { MenuPanel } from '../menu-panel';
import { useDisclosure } from '../use-disclosure';
import { useLoggedFailure } from '../use-logged-failure';

/** Download Brochure: read when the menu first opens; "Loading..." while they are absent (spec §2). */
export function BrochureMenu() {
  const { root, button, panel, open, close } = useDisclosure();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  const brochures = readBrochures.useRead(wanted ? {} : null);
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
        aria-label="Download Brochure"
        style={{ left: 0, top: 'auto', bottom: 'calc(100% + 10px)' }}
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
