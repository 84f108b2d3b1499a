import { Card, CircularProgress, Typography } from '@site/ui';
import type { Stage } from '../../payment/use-checkout';
import { Veil } from './veil';

const WORDS: Readonly<Record<Exclude<Stage, 'idle'>, string>> = {
  placing: 'Placing your order…',
  paying: 'Waiting for your payment…',
  confirming: 'Confirming your payment. Please keep this page open.',
};

/** Over the page while an order is made, paid and confirmed. */
export function StageSpinner({ stage }: { stage: Stage }) {
  return (
    <Veil open={stage !== 'idle'} holdsPage>
      {stage !== 'idle' && (
        <Card sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: 4, maxWidth: 360 }}>
          <CircularProgress color="inherit" aria-hidden="true" />
          <Typography sx={{ textAlign: 'center', fontWeight: 650 }}>{WORDS[stage]}</Typography>
        </Card>
      )}
    </Veil>
  );
}
