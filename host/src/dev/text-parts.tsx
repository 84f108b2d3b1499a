import { Alert, Chip } from '@site/forms';
import {
  Box,
  BrandLogo,
  Button,
  IconButton,
  LinkButton,
  PageHeading,
  PhoneIcon,
  Price,
  SiteLink,
  SpecNumerals,
  Stack,
  Typography,
} from '@site/ui';
import { Part } from './part';

const swatches = [
  'background.default',
  'surface.raised',
  'surface.sunken',
  'surface.stage',
  'brand.red',
  'brand.action',
  'primary.main',
  'text.primary',
  'text.secondary',
  'success.main',
  'error.main',
] as const;

const scale = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'subtitle1',
  'body1',
  'body2',
  'caption',
  'overline',
] as const;

/** Colours, type, buttons, prices and numerals. */
export function TextParts() {
  return (
    <>
      <Part name="Logo and colours">
        <BrandLogo height={40} />
        <Stack direction="row" useFlexGap sx={{ mt: 3, flexWrap: 'wrap', gap: 2 }}>
          {swatches.map((token) => (
            <Box key={token} sx={{ width: 96 }}>
              <Box
                sx={{
                  height: 56,
                  borderRadius: '10px',
                  border: '1px solid',
                  borderColor: 'divider',
                  backgroundColor: token,
                }}
              />
              <Typography variant="caption">{token}</Typography>
            </Box>
          ))}
        </Stack>
      </Part>
      <Part name="Type scale">
        {scale.map((variant) => (
          <Typography key={variant} component="p" variant={variant} noWrap>
            {variant} Ride the wind
          </Typography>
        ))}
      </Part>
      <Part name="Buttons and links">
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Button variant="contained" size="large">
            Book Now
          </Button>
          <Button variant="contained">Pre Book</Button>
          <Button variant="contained" disabled>
            Submitting...
          </Button>
          <Button variant="outlined">Explore</Button>
          <LinkButton to="/" variant="text">
            Test Ride
          </LinkButton>
          <Button variant="outlined" size="small" startIcon={<PhoneIcon />}>
            Call
          </Button>
          <IconButton aria-label="Call">
            <PhoneIcon />
          </IconButton>
          <SiteLink to="/">A link of the site</SiteLink>
          <Chip label="Completed" color="success" />
          <Chip label="New" />
        </Stack>
      </Part>
      <Part name="Page heading">
        <PageHeading
          level="h2"
          eyebrow="The bike"
          title="Book a Test Ride"
          lead="Choose a city, pick a dealer, ride for free."
        />
      </Part>
      <Part name="Price and numerals">
        <Stack sx={{ gap: 2, mb: 5 }}>
          <Price amount={129999} original={139999} size="large" />
          <Price amount={999} size="small" />
        </Stack>
        <SpecNumerals
          size="large"
          items={[
            { label: 'Top speed', value: 132, unit: 'km/h' },
            { label: 'Range, one charge', value: 187, unit: 'km' },
            { label: '0 to 60 km/h', value: 2.9, unit: 's' },
            { label: 'Battery', value: 7.2, unit: 'kWh' },
          ]}
        />
      </Part>
      <Part name="Alerts">
        <Stack sx={{ gap: 1.5 }}>
          {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
            <Alert key={severity} severity={severity}>
              Opps! Something went wrong.
            </Alert>
          ))}
        </Stack>
      </Part>
    </>
  );
}
