import { EmailField, FormError, PhoneField, SiteForm, SubmitButton, TextField } from '@site/forms';
import type { CampaignOrigin } from '@site/links';
import { Box } from '@site/ui';
import { useRef } from 'react';
import { DealerField } from '../../parts/dealer-field';
import { FormActions, FormSection } from '../../parts/form-section';
import { RecordOverlay } from '../../parts/record-overlay';
import { StatusFields } from '../../parts/status-fields';
import { useRecordOutcome } from '../../parts/use-record-outcome';
import type { TestRideStages } from '../../rules/resolve-test-ride-stages';
import { submitWalkIn, type WalkInSources } from './submit-walk-in';
import { startWalkIn, walkInSchema } from './walk-in-schema';

interface WalkInFormProps {
  stages: TestRideStages;
  sources: WalkInSources;
  campaign: CampaignOrigin;
}

const draft = {
  name: 'walk-in',
  fields: ['name', 'phone_number', 'email', 'dealer_info', 'testride_status', 'testride_reason'],
};

/** The walk-in form; its rules are checked on every change (spec §5). */
export function WalkInForm({ stages, sources, campaign }: WalkInFormProps) {
  const { outcome, show, clear, area } = useRecordOutcome();
  const wasKnown = useRef(new Map<string, boolean>());
  return (
    <Box ref={area}>
      <SiteForm
        label="Test Ride Walk-In"
        initialValues={startWalkIn(campaign, stages.initialStage)}
        schema={walkInSchema}
        validateOn="change"
        keepOnSuccess={['dealer_info']}
        draft={draft}
        onSubmit={(values, keyFor) => submitWalkIn(values, sources, wasKnown.current, keyFor)}
        onResult={(result, { source }) => show(result, source)}
      >
        <FormSection title="Personal Information" hint="Who is riding.">
          <TextField name="name" label="Full Name" autoComplete="off" required />
          <PhoneField name="phone_number" autoComplete="off" required />
          <EmailField name="email" autoComplete="off" required />
        </FormSection>
        <FormSection title="Test Ride Information" hint="Where, and how it went.">
          <DealerField dealers={sources.dealers} />
          <StatusFields stages={stages} />
        </FormSection>
        <FormActions>
          <FormError />
          <SubmitButton />
        </FormActions>
      </SiteForm>
      <RecordOverlay outcome={outcome} onClose={clear} />
    </Box>
  );
}
