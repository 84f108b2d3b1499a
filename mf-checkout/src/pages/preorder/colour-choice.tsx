import type { PricedItem } from '@site/contract';
import { Box, Media, styled, visuallyHidden } from '@site/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';

const Fieldset = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Radio = styled('input')(visuallyHidden);

interface ColourChoiceProps {
  items: readonly PricedItem[];
  chosen: PricedItem;
  onChoose: (itemKey: string) => void;
}

/**
 * The colours of the variant as radio buttons, each with its own picture. A colour that was chosen
 * before the page's script was ready counts: what the radio says and what is ordered are the same.
 */
export function ColourChoice({ items, chosen, onChoose }: ColourChoiceProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const takeOver = useEffectEvent(() => {
    const picked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (picked !== undefined && picked !== chosen.item_key) onChoose(picked);
  });
  useEffect(() => takeOver(), []);
  return (
    <Fieldset ref={group}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, typography: 'subtitle2' }}>
        Colour: {chosen.colour}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(6rem, 100%), 1fr))',
        }}
      >
        {items.map((item) => (
          <Box key={item.item_key} component="label" sx={swatch}>
            <Radio
              type="radio"
              name={name}
              value={item.item_key}
              // A reload shows what the address says; no browser puts back another choice.
              autoComplete="off"
              checked={item.item_key === chosen.item_key}
              onChange={() => onChoose(item.item_key)}
            />
            {item.images[0] && (
              <Media image={item.images[0]} sizes="140px" ratio="16 / 10" fit="contain" alt="" />
            )}
            <Box component="span" sx={{ display: 'block', mt: 0.5, typography: 'caption' }}>
              {item.colour}
            </Box>
          </Box>
        ))}
      </Box>
    </Fieldset>
  );
}

const swatch = {
  position: 'relative',
  display: 'block',
  p: 1,
  textAlign: 'center',
  cursor: 'pointer',
  borderRadius: '14px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'surface.raised',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:checked)': {
    borderColor: 'text.primary',
    boxShadow: 'inset 0 0 0 1px currentColor',
    fontWeight: 700,
    // A system that sets the colours shows it, and no shadow.
    outline: '3px solid transparent',
  },
  '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: '3px' },
} as const;
