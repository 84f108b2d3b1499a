import { Alert } from '@site/forms';
import { BrandLogo, PageHeading, Price, SpecNumerals, Stack, Typography } from '@site/ui';
import { ButtonSamples } from './button-samples';
import { Part } from './part';
import { Swatches } from './swatches';

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
        <Swatches />
      </Part>
      <Part name="Type scale">
        {scale.map((variant) => (
          <Typography key={variant} component="p" variant={variant} noWrap>
            {variant} Ride the wind
          </Typography>
        ))}
      </Part>
      <Part name="Buttons and links">
        <ButtonSamples />
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
