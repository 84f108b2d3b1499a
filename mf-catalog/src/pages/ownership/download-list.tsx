import type { Download } from '@site/contract';
import { Box, DownloadIcon, SiteLink, Typography } from '@site/ui';

/** Files to download. */
export function DownloadList({ downloads }: { downloads: readonly Download[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {downloads.map(({ name, url, detail }) => (
        <Box component="li" key={url} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
          <SiteLink to={url} newTab sx={entry}>
            <DownloadIcon size={20} />
            <span>
              {name}
              <Typography
                component="span"
                variant="body2"
                sx={{ ml: 1.5, color: 'text.secondary' }}
              >
                {detail}
              </Typography>
            </span>
          </SiteLink>
        </Box>
      ))}
    </Box>
  );
}

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  fontWeight: 650,
} as const;
