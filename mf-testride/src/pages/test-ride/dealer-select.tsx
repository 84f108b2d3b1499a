import type { Dealer } from '@site/contract';
import { Autocomplete, ChooserInput } from '@site/inputs';
import { findDealers } from '@site/links';
import { Box, ChevronDownIcon, Typography } from '@site/ui';
import { useId } from 'react';
import { buildDealerOptions, type DealerOption } from '../../rules/build-dealer-options';
import { loadBookingForm } from './late-booking-form';

interface DealerSelectProps {
  dealers: readonly Dealer[];
  loading: boolean;
  chosen: Dealer | undefined;
  onChoose: (dealerId: string) => void;
}

/** The city selector: found by city, old name, district, state, showroom or pin code. */
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
      filterOptions={(all, { inputValue }) => {
        const found = new Set(findDealers(dealers, inputValue).map(({ dn_id }) => dn_id));
        return all.filter(({ dealerId, label }) => found.has(dealerId) || label === inputValue);
      }}
      autoHighlight
      slotProps={{ popper: { role: 'region', 'aria-label': 'Cities' } }}
      popupIcon={<ChevronDownIcon size={22} />}
      openOnFocus
      // Only ahead of time: the form is asked for again when it is to be shown.
      onOpen={() => void loadBookingForm().catch(() => undefined)}
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
        <ChooserInput {...params} label="Select City" placeholder="City or pin code" />
      )}
    />
  );
}
