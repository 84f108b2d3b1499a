import { PinIcon, Stack, Typography } from '@site/ui';

/** Before a city is chosen (spec §2). */
export function NoLocation() {
  return (
    <Stack
      role="status"
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        minHeight: { xs: 280, md: 360 },
        px: 3,
        textAlign: 'center',
        borderRadius: '20px',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      <PinIcon size={40} />
      <Typography component="p" variant="h3" sx={{ color: 'text.primary' }}>
        Please Select Location
      </Typography>
      <Typography sx={{ maxWidth: 420 }}>
        Your dealer's address, map and the booking form show here once you have chosen a city.
      </Typography>
    </Stack>
  );
}
