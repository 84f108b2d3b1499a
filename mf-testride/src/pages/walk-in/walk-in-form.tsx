import { EmailField, FormError, PhoneField, SiteForm, SubmitButton, TextField } from '@site/forms';
import type { CampaignOrigin } from '@site/links';
import { Box } from '@site/ui';
import { useRef } from 'react';
import { walkInForm } from '../../event/event-forms';
import { EventFrame } from '../../event/event-frame';
import { RememberChoices } from '../../event/remember-choices';
import { useEdited } from '../../event/use-edited';
import { DealerField } from '../../parts/dealer-field';
import { FormActions, FormSection } from '../../parts/form-section';
import { noScriptAdvice } from '../../parts/no-script-advice';
import { RecordOverlay } from '../../parts/record-overlay';
import { StatusFields } from '../../parts/status-fields';
import { useRecordOutcome } from '../../parts/use-record-outcome';
import type { TestRideStages } from '../../rules/resolve-test-ride-stages';
import type { Attempts } from '../../submit/ride';
import type { WalkInSources } from './plan-walk-in';
import { submitWalkIn } from './submit-walk-in';
import { startWalkIn, walkInSchema } from './walk-in-schema';

interface WalkInFormProps {
  stages: TestRideStages;
  sources: WalkInSources;
  campaign: CampaignOrigin;
}

const draft = {
  name: walkInForm,
  fields: ['name', 'phone_number', 'email', 'dealer_info', 'testride_status', 'testride_reason'],
};

/** The walk-in form; its rules are checked on every change (spec §5). */
export function WalkInForm({ stages, sources, campaign }: WalkInFormProps) {
  const { outcome, show, clear, area } = useRecordOutcome();
  const { edited, edit, stop } = useEdited();
  const attempts = useRef<Attempts>(new Map());
  return (
    <Box ref={area}>
      <EventFrame form={walkInForm} onEdit={edit} onCleared={stop}>
        <SiteForm
          key={edited?.id ?? 'new'}
          label="Test Ride Walk-In"
          initialValues={{
            ...startWalkIn(campaign, stages.initialStage),
            ...edited?.values,
            testride_file: edited?.file ?? null,
          }}
          schema={walkInSchema}
          validateOn="change"
          keepOnSuccess={['dealer_info']}
          {...(!edited && { draft })}
          onSubmit={(values, keyFor) =>
            submitWalkIn(values, { sources, keyFor, attempts: attempts.current, edited })
          }
          withoutScript={noScriptAdvice}
          onResult={(result, { source }) => {
            show(result, source);
            if (result.ok) stop();
          }}
        >
          <RememberChoices
            form={walkInForm}
            choices={{ dealer_info: sources.dealers.map(({ dn_id }) => dn_id) }}
          />
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
      </EventFrame>
      <RecordOverlay outcome={outcome} onClose={clear} />
    </Box>
  );
}
