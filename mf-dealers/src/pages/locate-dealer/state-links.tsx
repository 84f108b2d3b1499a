import { Link } from '@site/router';
import { track } from '@site/shell';
import { Box, ButtonBase, Typography } from '@site/ui';
import { useId } from 'react';
import { buildLocatorUrl } from './build-locator-url';

/** Before a choice: every state as a link, for a tap, for search engines and for pages without scripts. */
export function StateLinks({ states }: { states: readonly string[] }) {
  const id = useId();
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography component="h2" variant="h3" id={id} sx={{ mb: 3 }}>
        Where we are
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
          columnGap: 4,
        }}
      >
        {states.map((state) => (
          <Box component="li" key={state}>
            <ButtonBase
              component={Link}
              to={buildLocatorUrl(state)}
              preventScrollReset
              onClick={() => track('dealer_state_selected', { state })}
              sx={{
                width: '100%',
                minHeight: 56,
                justifyContent: 'space-between',
                borderBottom: '1px solid',
                borderColor: 'divider',
                font: 'inherit',
                fontWeight: 600,
                textAlign: 'left',
                '&:hover': { color: 'primary.main' },
              }}
            >
              {state}
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
