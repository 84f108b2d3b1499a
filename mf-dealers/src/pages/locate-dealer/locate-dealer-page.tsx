import { listDealerStates } from '@site/api-client';
import { LOCATOR_PATH } from '@site/links';
import { Box, Button, PinIcon, Section } from '@site/ui';

import { DealerListEmpty } from './dealer-list-empty';
import { DealerListError } from './dealer-list-error';
import { DealerListSkeleton } from './dealer-list-skeleton';
import { type AskedDealers, DealerResults } from './dealer-results';
import { NearSearch } from './near-search';
import { resolveChosenState } from './resolve-chosen-state';
import { StateLinks } from './state-links';
import { StateSelect } from './state-select';
import { useChosenState } from './use-chosen-state';
import { useMyPlace } from './use-my-place';

/** Dealer locator (spec §2): the state dropdown, then the dealer cards of the chosen state. */
function LocateDealerPage() {
  const { fromUrl, choose, near, search, isLeaving } = useChosenState();
  const read = listDealerStates.useRead();
  const states = read.data?.map(({ dn_state }) => dn_state);
  const chosen = resolveChosenState(fromUrl, states);
  const name = chosen.kind === 'none' ? '' : chosen.name;
  // Back leads from the dealers near a visitor to what was chosen before.
  const isUnasked = chosen.kind === 'none' && near === '';
  const { mine, ask, forget } = useMyPlace(isLeaving, () => {
    if (!isUnasked) choose('');
  });

  const asked: AskedDealers | undefined =
    chosen.kind === 'known'
      ? { state: name }
      : near !== ''
        ? { typed: near }
        : mine.status === 'known'
          ? { place: mine.place }
          : undefined;

  return (
    <>
      <Section
        level="h1"
        space="small"
        eyebrow="Dealer network"
        title="Locate a Dealer"
        lead="Find the showrooms near you: by state, city or pin code, with their hours and the way there."
        sx={{ pb: { xs: 3, md: 4 } }}
      >
        <Box sx={searches}>
          <Box
            component="form"
            action={LOCATOR_PATH}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}
          >
            <StateSelect
              states={states ?? (name === '' ? undefined : [name])}
              isLoading={read.status === 'loading'}
              chosen={chosen.kind === 'known' ? name : ''}
              onChoose={(state) => {
                forget();
                choose(state);
              }}
            />
            {read.status === 'error' && asked && (
              <Button
                variant="text"
                onClick={({ currentTarget }) => {
                  // The button goes: a keyboard goes on at the list.
                  currentTarget.form?.querySelector('select')?.focus();
                  read.retry();
                }}
              >
                Load all states
              </Button>
            )}
            <noscript>
              <Button type="submit" variant="contained" size="large">
                Show dealers
              </Button>
            </noscript>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
            <NearSearch
              typed={near}
              onSearch={(typed) => {
                forget();
                search(typed);
              }}
            />
            <Button
              variant="text"
              size="large"
              onClick={ask}
              startIcon={<PinIcon size={20} />}
              // Alone in its line on a phone: its words begin where the fields begin.
              sx={{ ml: { xs: -3.5, sm: 0 } }}
            >
              {mine.status === 'asking' ? 'Looking…' : 'Near me'}
            </Button>
          </Box>
        </Box>
        <Box role="status">
          {mine.status === 'refused' &&
            'We could not get your location. Allow this site to use it in your browser, or enter your city or pin code.'}
        </Box>
      </Section>
      <Section space="none" sx={{ pb: { xs: 8, md: 14 } }}>
        {chosen.kind === 'unknown' ? (
          <DealerListEmpty where={`in ${name}`} />
        ) : (
          <DealerResults asked={asked}>
            {read.status === 'ready' &&
              (states?.length ? <StateLinks states={states} /> : <DealerListEmpty />)}
            {read.status === 'loading' && <DealerListSkeleton />}
            {read.status === 'error' && <DealerListError onRetry={read.retry} />}
          </DealerResults>
        )}
      </Section>
    </>
  );
}

const searches = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 360px) minmax(0, 600px)' },
  alignItems: 'end',
  gap: { xs: 3, md: 4 },
} as const;

export { LocateDealerPage as Component };
