import { Box, Skeleton, visuallyHidden } from '@site/ui';

/** While something is on its way: the place of what comes. `label` says what, e.g. "Loading dealers". */
export function TestRideSkeleton({ label }: { label: string }) {
  return (
    <Box role="status">
      <Box component="span" sx={visuallyHidden}>
        {label}
      </Box>
      <Skeleton
        variant="rectangular"
        aria-hidden="true"
        sx={{ height: { xs: 280, md: 360 }, borderRadius: '20px' }}
      />
    </Box>
  );
}
