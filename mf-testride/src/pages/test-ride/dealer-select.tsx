import type { Dealer } from '@site/contract';
import { Autocomplete, PlainTextField } from '@site/forms';
import { Box, ChevronDownIcon, Typography } from '@site/ui';
import { useId } from 'react';
import { buildDealerOptions, type DealerOption } from '../../rules/build-dealer-options';

interface DealerSelectProps {
  dealers: readonly Dealer[];
  loading: boolean;
  chosen: Dealer | undefined;
  onChoose: (dealerId: string) => void;
}

/** The city selector: options show district and state, and are found by typing any part of them. */
export function DealerSelect({ dealers, loading, chosen, onChoose }: DealerSelectProps) {
  const id = useId();
  const options = buildDealerOptions(dealers);
  const value = options.find(({ dealerId }) => dealerId === chosen?.dn_id) ?? null;
  return (
    <Autocomplete<DealerOption>
      id={id}
      options={options}
      value={value}
      onChange={(_event, option) => onChoose(option?.dealerId ?? '')}
      getOptionKey={({ dealerId }) => dealerId}
      isOptionEqualToValue={(option, other) => option.dealerId === other.dealerId}
      filterOptions={(all, { inputValue }) => all.filter(matches(inputValue))}
      autoHighlight
      slotProps={{ popper: { role: 'region', 'aria-label': 'Cities' } }}
      popupIcon={<ChevronDownIcon size={22} />}
      openOnFocus
      loading={loading}
      disabled={dealers.length === 0}
      noOptionsText="No dealer in this city yet"
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <Box>
            {option.label}
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'block', color: 'text.secondary' }}
            >
              {option.detail}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <PlainTextField {...params} label="Select City" placeholder="District or state" />
      )}
    />
  );
}

function matches(typed: string): (option: DealerOption) => boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ label, detail }) => {
    const text = `${label} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
