import { Box, Skeleton, Stack, visuallyHidden } from '@site/ui';

/** While a recording form's choices are on their way: the place of its fields. */
export function RecordSkeleton() {
  return (
    <Stack role="status" sx={{ gap: 3 }}>
      <Box component="span" sx={visuallyHidden}>
        Loading the form
      </Box>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton
          key={row}
          variant="rectangular"
          aria-hidden="true"
          sx={{ height: 120, borderRadius: '12px' }}
        />
      ))}
    </Stack>
  );
}
