import { Box } from '@site/ui';

/** The share of a trial as a bar. Decoration: the words beside it say the same. */
export function ShareBar({ share }: { share: number }) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        my: 1,
        height: 6,
        borderRadius: 3,
        backgroundColor: 'surface.stage',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ width: `${share}%`, height: '100%', backgroundColor: 'brand.red' }} />
    </Box>
  );
}
