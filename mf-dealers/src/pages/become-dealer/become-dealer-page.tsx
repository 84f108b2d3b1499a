import { listRequirementInputs } from '@site/api-client';
import { optionalSourceField } from '@site/contract';
import { campaigns, resolveCampaign } from '@site/links';
import { useSearchParams } from '@site/router';
import { Box, Card, Section, Typography, ViewLoading } from '@site/ui';
import { useEffect, useState } from 'react';
import { LateApplicationForm, loadApplicationForm } from './late-application-form';
import { REQUIREMENTS_FAILED } from './requirements-failed';
import { WhatComesNext } from './what-comes-next';

/** Dealer application (spec §2): the form, with the extra fields that the server defines. */
function BecomeDealerPage() {
  const [query] = useSearchParams();
  const requirements = listRequirementInputs.useRead();
  const failed = requirements.status === 'error';
  // The form stands without them, and goes on standing while they are asked for again.
  const [hasFailed, setHasFailed] = useState(failed);
  if (failed && !hasFailed) setHasFailed(true);
  useEffect(() => {
    // Spec §8: only logged; the form stands without the extra fields.
    if (failed) console.error(REQUIREMENTS_FAILED);
  }, [failed]);
  return (
    <Section
      level="h1"
      space="small"
      eyebrow="Dealer network"
      title="Become a Dealer"
      lead="Bring electric motorbikes to your city. Tell us who you are and what premises you have, and our network team will call you back."
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(0, 4fr)' },
          alignItems: 'start',
        }}
      >
        <Card
          component="section"
          aria-labelledby="application-heading"
          sx={{ p: { xs: 3, sm: 4 }, overflow: 'clip' }}
        >
          <Typography component="h2" variant="h3" id="application-heading" sx={{ mb: 3 }}>
            Your application
          </Typography>
          {requirements.status === 'loading' && !hasFailed ? (
            <ViewLoading />
          ) : (
            <LateApplicationForm
              inputs={requirements.data ?? noInputs}
              onRefused={requirements.retry}
              labelledBy="application-heading"
              campaign={resolveCampaign(query, campaigns.dealerApplication, optionalSourceField)}
            />
          )}
        </Card>
        <WhatComesNext />
      </Box>
    </Section>
  );
}

export { BecomeDealerPage as Component, loadApplicationForm as preload };

const noInputs: readonly never[] = [];
