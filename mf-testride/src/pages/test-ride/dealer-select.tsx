import type { Dealer } from '@site/contract';
import { Autocomplete, ChooserInput } from '@site/inputs';
import { findDealers } from '@site/links';
import { Box, ChevronDownIcon, Typography } from '@site/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { buildDealerOptions, byCity, type DealerOption } from '../../rules/build-dealer-options';
import { loadBookingForm } from './late-booking-form';

interface DealerSelectProps {
  dealers: readonly Dealer[];
  loading: boolean;
  chosen: Dealer | undefined;
  onChoose: (dealerId: string) => void;
}

const SEVERAL = 'Several dealers match. Choose one from the list.';
const NONE = 'No dealer in this city yet. Try a larger place nearby, or your pin code.';

/** So many dealers the list has at most: with 1,500 a phone took 1.4 s to show the first letter. */
const MOST_LISTED = 100;

/**
 * The city selector: found by city, old name, district, state, showroom or pin code. What was typed when the field is
 * left chooses the one dealer that it finds; else it stays, and a line says what to do. Whoever leaves it by Tab goes on
 * at the office that comes: the browser has gone past it, to the end of the page.
 */
export function DealerSelect({ dealers, loading, chosen, onChoose }: DealerSelectProps) {
  const id = useId();
  // The same objects as long as the dealers are: another one counts as another choice, which replaces what is typed.
  const options = useMemo(() => buildDealerOptions(dealers), [dealers]);
  const value = options.find(({ dealerId }) => dealerId === chosen?.dn_id) ?? null;
  const [typed, setTyped] = useState(value?.label ?? '');
  const [isLeft, setLeft] = useState(false);
  const [wasChosen, setWasChosen] = useState(value !== null);
  if (wasChosen !== (value !== null)) {
    setWasChosen(value !== null);
    // Nothing is chosen any more, as after the menu's link to this page: the field names nothing either.
    if (!value) setTyped('');
  }
  const goesOn = useRef(false);
  useEffect(() => {
    if (!value || !goesOn.current) return;
    goesOn.current = false;
    document.getElementById('office-heading')?.focus();
  }, [value]);
  const found = findDealers(dealers, typed);
  const unclear = isLeft && !value && typed.trim() !== '';
  return (
    <>
      <Autocomplete<DealerOption>
        id={id}
        options={options}
        value={value}
        inputValue={typed}
        clearOnBlur={false}
        onInputChange={(_event, next) => setTyped(next)}
        onFocus={() => setLeft(false)}
        onKeyDown={({ key, shiftKey }) => {
          goesOn.current = key === 'Tab' && !shiftKey;
        }}
        onBlur={() => {
          setLeft(true);
          const [only] = found;
          if (only && found.length === 1 && only.dn_id !== chosen?.dn_id) onChoose(only.dn_id);
          else goesOn.current = false;
        }}
        onChange={(_event, option) => onChoose(option?.dealerId ?? '')}
        getOptionKey={({ dealerId }) => dealerId}
        isOptionEqualToValue={(option, other) => option.dealerId === other.dealerId}
        filterOptions={(all, { inputValue }) => {
          const meant = findDealers([...dealers].sort(byCity), inputValue)
            .slice(0, MOST_LISTED)
            .map(({ dn_id }) => dn_id);
          const place = ({ dealerId }: DealerOption) => meant.indexOf(dealerId);
          return all
            .filter((option) => place(option) >= 0 || option.label === inputValue)
            .sort((one, other) => place(one) - place(other));
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
          <ChooserInput
            {...params}
            label="Select City"
            placeholder="City or pin code"
            describedBy={unclear ? `${id}-unclear` : undefined}
          />
        )}
      />
      <Typography
        role="status"
        id={`${id}-unclear`}
        variant="body2"
        sx={{ mt: 1, '&:empty': { display: 'none' } }}
      >
        {unclear && (found.length > 1 ? SEVERAL : NONE)}
      </Typography>
    </>
  );
}
