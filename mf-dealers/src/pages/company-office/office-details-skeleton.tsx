import { Card, Skeleton, Stack } from '@site/ui';

/** The office card to come. */
export function OfficeDetailsSkeleton() {
  return (
    <Card role="status" aria-label="Loading contact information" sx={{ p: 1 }}>
      <Skeleton
        variant="rectangular"
        sx={{ height: 'auto', aspectRatio: '16 / 10', borderRadius: '12px' }}
      />
      <Stack sx={{ p: { xs: 2, sm: 3 }, gap: 2 }}>
        <Skeleton variant="text" width="60%" sx={{ fontSize: '1.375rem' }} />
        <Skeleton variant="text" width="90%" />
        <Skeleton variant="text" width="70%" />
        <Skeleton variant="text" width="50%" />
        <Skeleton variant="text" width="50%" />
      </Stack>
    </Card>
  );
}
