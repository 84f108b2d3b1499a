import { Box, Typography } from '@site/ui';
import { FormParts } from './form-parts';
import { LayoutParts } from './layout-parts';
import { TextParts } from './text-parts';

/** Every part of the design system in both themes, side by side: `/dev/ui`, development only. */
export function DevUiPage() {
  return (
    <>
      <Typography component="h1" variant="h3" tabIndex={-1} sx={{ p: 3 }}>
        Design system
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
        {(['light', 'dark'] as const).map((scheme) => (
          <Box
            key={scheme}
            component="section"
            aria-label={scheme}
            data-color-scheme={scheme}
            sx={{
              minWidth: 0,
              p: { xs: 2, md: 4 },
              color: 'text.primary',
              backgroundColor: 'background.default',
            }}
          >
            <Typography component="h2" variant="h2">
              {scheme}
            </Typography>
            <TextParts />
            <LayoutParts />
            <FormParts />
          </Box>
        ))}
      </Box>
    </>
  );
}
