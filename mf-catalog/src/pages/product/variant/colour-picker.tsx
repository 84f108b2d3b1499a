import { Box, Typography, visuallyHidden } from '@site/ui';
import { useId } from 'react';
import { ownPaint } from '../../../parts/own-paint';
import type { ColourChoice } from '../../../product/build-product';

interface ColourPickerProps {
  colours: readonly ColourChoice[];
  chosen: ColourChoice;
  onChoose: (id: string) => void;
}

/** The colours of a variant as swatches: a radio group, so arrow keys and screen readers know it. */
export function ColourPicker({ colours, chosen, onChoose }: ColourPickerProps) {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ p: 0, mb: 1 }}>
        Colour: <b>{chosen.label}</b>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.75 }}>
        {colours.map((colour) => (
          <Box component="label" key={colour.id} title={colour.label} sx={swatchTarget}>
            <Box
              component="input"
              type="radio"
              name={name}
              value={colour.id}
              // A reload shows what the address says; no browser puts back another choice.
              autoComplete="off"
              checked={colour.id === chosen.id}
              onChange={() => onChoose(colour.id)}
              sx={visuallyHidden}
            />
            <Box
              component="span"
              aria-hidden="true"
              sx={swatch}
              style={{ background: colour.hex ?? NO_HEX }}
            />
            <Box component="span" sx={visuallyHidden}>
              {colour.label}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const swatchTarget = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  cursor: 'pointer',
  '& > span:first-of-type': { outline: '2px solid transparent', outlineOffset: 3 },
  '&:hover > span:first-of-type': { outlineColor: 'currentColor', opacity: 0.9 },
  '& > input:checked ~ span': { outlineColor: 'currentColor' },
  '& > input:focus-visible ~ span': { outlineWidth: 4, outlineColor: 'currentColor' },
} as const;

// What differs is a style of the element: a class for each colour would cost more of the page.
const NO_HEX = 'linear-gradient(135deg, #f5f4f1, #75757d)';
const swatch = {
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'text.disabled',
  ...ownPaint,
} as const;
