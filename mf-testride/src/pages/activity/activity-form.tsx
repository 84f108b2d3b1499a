import type { Campaign, Dealer } from '@site/contract';
import { PlaceFields } from '@site/form-parts';
import { FormError, PhoneField, SelectField, SiteForm, SubmitButton, TextField } from '@site/forms';
import { Box } from '@site/ui';
import { useRef } from 'react';
import { activityForm } from '../../event/event-forms';
import { EventFrame } from '../../event/event-frame';
import { RememberChoices } from '../../event/remember-choices';
import { useEdited } from '../../event/use-edited';
import { DealerField } from '../../parts/dealer-field';
import { FormActions, FormSection, WideField } from '../../parts/form-section';
import { noScriptAdvice } from '../../parts/no-script-advice';
import { RecordOverlay } from '../../parts/record-overlay';
import { StatusFields } from '../../parts/status-fields';
import { useRecordOutcome } from '../../parts/use-record-outcome';
import type { TestRideStages } from '../../rules/resolve-test-ride-stages';
import type { Attempts } from '../../submit/ride';
import { activitySchema, startActivity } from './activity-schema';
import { submitActivity } from './submit-activity';

interface ActivityFormProps {
  stages: TestRideStages;
  dealers: readonly Dealer[];
  campaigns: readonly Campaign[];
}

const draft = {
  name: activityForm,
  fields: [
    ...['name', 'phone_number', 'state', 'district', 'campaign_id', 'dealer_info'],
    ...['testride_status', 'testride_reason', 'description'],
  ],
};

/** The activity form. */
export function ActivityForm({ stages, dealers, campaigns }: ActivityFormProps) {
  const { outcome, show, clear, area } = useRecordOutcome();
  const { edited, edit, stop } = useEdited();
  const attempts = useRef<Attempts>(new Map());
  const campaignOptions = campaigns.map(({ campaign_id, campaign_title }) => ({
    value: campaign_id,
    label: campaign_title,
  }));
  return (
    <Box ref={area}>
      <EventFrame form={activityForm} onEdit={edit} onCleared={stop}>
        <SiteForm
          key={edited?.id ?? 'new'}
          label="Activity Testride"
          initialValues={{
            ...startActivity(stages.initialStage),
            ...edited?.values,
            testride_file: edited?.file ?? null,
          }}
          schema={activitySchema}
          keepOnSuccess={['dealer_info', 'campaign_id', 'state', 'district']}
          {...(!edited && { draft })}
          onSubmit={(values, keyFor) =>
            submitActivity(values, {
              dealers,
              campaigns,
              keyFor,
              attempts: attempts.current,
              edited,
            })
          }
          withoutScript={noScriptAdvice}
          onResult={(result) => {
            show(result, 'activity');
            if (result.ok) stop();
          }}
        >
          <RememberChoices
            form={activityForm}
            choices={{
              dealer_info: dealers.map(({ dn_id }) => dn_id),
              campaign_id: campaigns.map(({ campaign_id }) => campaign_id),
            }}
          />
          <FormSection title="Personal Information" hint="Who is riding.">
            <TextField name="name" label="Full Name" autoComplete="off" required />
            <PhoneField name="phone_number" autoComplete="off" required />
          </FormSection>
          <FormSection title="Address Information" hint="Where the rider lives.">
            <PlaceFields />
          </FormSection>
          <FormSection title="Other Information" hint="The event, the dealer, and how it went.">
            <SelectField name="campaign_id" label="Campaign" options={campaignOptions} required />
            <DealerField dealers={dealers} />
            <StatusFields stages={stages} />
            <WideField>
              <TextField name="description" label="Description" rows={3} maxLength={2000} />
            </WideField>
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
