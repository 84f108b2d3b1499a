import { Box, Container, Skeleton } from '@site/ui';

/** The first view while its content loads, in the banner's own shape. */
export function HomeSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading"
      data-color-scheme="dark"
      sx={{
        minHeight: { xs: 640, md: 'clamp(560px, calc(100svh - 76px), 900px)' },
        backgroundColor: 'background.default',
      }}
    >
      <Container maxWidth="xl" sx={{ pt: { xs: 36, md: 28 } }}>
        <Skeleton variant="rounded" sx={{ height: { xs: 88, md: 168 }, maxWidth: 640 }} />
        <Skeleton variant="text" sx={{ mt: 3, maxWidth: 420 }} />
        <Skeleton variant="rounded" sx={{ mt: 4, height: 56, width: 220, borderRadius: 999 }} />
      </Container>
    </Box>
  );
}
