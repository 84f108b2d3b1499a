import { Box, Skeleton, visuallyHidden } from '@site/ui';

/** While the dealers are on their way: the place of what comes. */
export function TestRideSkeleton() {
  return (
    <Box role="status">
      <Box component="span" sx={visuallyHidden}>
        Loading dealers
      </Box>
      <Skeleton
        variant="rectangular"
        aria-hidden="true"
        sx={{ height: { xs: 280, md: 360 }, borderRadius: '20px' }}
      />
    </Box>
  );
}
