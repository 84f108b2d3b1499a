import { listDealerStates } from '@site/api-client';
import { Box, Button, Section } from '@site/ui';
import { LOCATOR_PATH } from './build-locator-url';
import { DealerListData } from './dealer-list-data';
import { DealerListEmpty } from './dealer-list-empty';
import { DealerListError } from './dealer-list-error';
import { DealerListSkeleton } from './dealer-list-skeleton';
import { resolveChosenState } from './resolve-chosen-state';
import { StateLinks } from './state-links';
import { StateSelect } from './state-select';
import { useChosenState } from './use-chosen-state';

/** Dealer locator (spec §2): the state dropdown, then the dealer cards of the chosen state. */
function LocateDealerPage() {
  const { fromUrl, choose } = useChosenState();
  const read = listDealerStates.useRead();
  const states = read.data?.map(({ dn_state }) => dn_state);
  const chosen = resolveChosenState(fromUrl, states);
  const name = chosen.kind === 'none' ? '' : chosen.name;

  return (
    <>
      <Section
        level="h1"
        space="small"
        eyebrow="Dealer network"
        title="Locate a Dealer"
        lead="Choose your state to see the showrooms near you, where they are and how to reach them."
        sx={{ pb: { xs: 3, md: 4 } }}
      >
        <Box
          component="form"
          action={LOCATOR_PATH}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}
        >
          <StateSelect
            states={states ?? (name === '' ? undefined : [name])}
            chosen={chosen.kind === 'known' ? name : ''}
            onChoose={choose}
          />
          {read.status === 'error' && chosen.kind === 'known' && (
            <Button variant="text" onClick={read.retry}>
              Load all states
            </Button>
          )}
          <noscript>
            <Button type="submit" variant="contained" size="large">
              Show dealers
            </Button>
          </noscript>
        </Box>
      </Section>
      <Section space="none" sx={{ pb: { xs: 8, md: 14 } }}>
        {chosen.kind === 'known' && <DealerListData key={name} state={name} />}
        {chosen.kind === 'unknown' && <DealerListEmpty state={name} />}
        {chosen.kind === 'none' && read.status === 'ready' && <StateLinks states={states ?? []} />}
        {chosen.kind === 'none' && read.status === 'loading' && <DealerListSkeleton />}
        {chosen.kind === 'none' && read.status === 'error' && (
          <DealerListError onRetry={read.retry} />
        )}
      </Section>
    </>
  );
}

export { LocateDealerPage as Component };
