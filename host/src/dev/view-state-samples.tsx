import { Box, FaultCard, Skeleton, Stack, ViewEmpty, ViewError, ViewLoading } from '@site/ui';

/** What a view shows while it loads, when it failed and when there is nothing to show. */
export function ViewStateSamples() {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
          gap: 2,
        }}
      >
        <ViewLoading />
        <ViewError
          title="Opps! Something went wrong."
          message="We are unable to fetch the products at the moment. Please try again later."
          onRetry={() => undefined}
        />
        <ViewEmpty title="No Active Deals" message="No offers are available right now." />
        <Stack sx={{ gap: 1 }}>
          <Skeleton variant="rounded" height={120} />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </Stack>
      </Box>
      <FaultCard level="h2" onRetry={() => undefined} />
    </>
  );
}
