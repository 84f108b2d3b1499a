import { Box, Skeleton } from '@site/ui';

/** A coupon card while it loads. */
export function OfferCardSkeleton() {
  return (
    <Box sx={{ p: 1.5, borderRadius: '28px', border: '1px solid', borderColor: 'divider' }}>
      <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '16 / 10' }} />
      <Skeleton variant="text" sx={{ mt: 3, width: '70%', fontSize: '1.375rem' }} />
      <Skeleton variant="text" />
      <Skeleton variant="rounded" sx={{ mt: 3, height: 44, width: 140, borderRadius: 999 }} />
    </Box>
  );
}
