import { Box, Stack, Typography } from '@site/ui';

const tokens = [
  'background.default',
  'surface.raised',
  'surface.sunken',
  'surface.stage',
  'brand.red',
  'brand.action',
  'primary.main',
  'text.primary',
  'text.secondary',
  'success.main',
  'error.main',
] as const;

/** A field of each colour of the theme, with the name of its token. */
export function Swatches() {
  return (
    <Stack direction="row" useFlexGap sx={{ mt: 3, flexWrap: 'wrap', gap: 2 }}>
      {tokens.map((token) => (
        <Box key={token} sx={{ width: 96 }}>
          <Box
            sx={{
              height: 56,
              borderRadius: '10px',
              border: '1px solid',
              borderColor: 'divider',
              backgroundColor: token,
            }}
          />
          <Typography variant="caption">{token}</Typography>
        </Box>
      ))}
    </Stack>
  );
}
