import { Box, Card, Skeleton, Stack, visuallyHidden } from '@site/ui';
import { DealerGrid } from './dealer-grid';

/** Three cards to come, in the shape of dealer cards. */
export function DealerListSkeleton() {
  return (
    <Box role="status">
      <Box component="span" sx={visuallyHidden}>
        Loading dealers
      </Box>
      <DealerGrid>
        {['first', 'second', 'third'].map((card) => (
          <Card key={card} component="li" aria-hidden="true" sx={{ p: 1 }}>
            <Skeleton
              variant="rectangular"
              sx={{ height: 'auto', aspectRatio: '16 / 10', borderRadius: '12px' }}
            />
            <Stack sx={{ p: { xs: 2, sm: 2.5 }, gap: 1.5 }}>
              <Skeleton variant="text" width="60%" sx={{ fontSize: '1.375rem' }} />
              <Skeleton variant="text" width="95%" />
              <Skeleton variant="text" width="70%" />
              <Skeleton variant="text" width="45%" sx={{ mt: 1.5 }} />
              <Skeleton variant="text" width="55%" sx={{ mt: 1.5 }} />
            </Stack>
          </Card>
        ))}
      </DealerGrid>
    </Box>
  );
}
