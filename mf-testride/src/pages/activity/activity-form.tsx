import type { Campaign, Dealer } from '@site/contract';
import { PlaceFields } from '@site/form-parts';
import { PhoneField, SelectField, TextField } from '@site/forms';
import { activityForm } from '../../event/event-forms';
import { DealerField } from '../../parts/dealer-field';
import { FormSection, WideField } from '../../parts/form-section';
import { RecordForm } from '../../parts/record-form';
import { StatusFields } from '../../parts/status-fields';
import type { TestRideStages } from '../../rules/resolve-test-ride-stages';
import { activitySchema, startActivity } from './activity-schema';
import { submitActivity } from './submit-activity';

export interface ActivityFormProps {
  stages: TestRideStages;
  dealers: readonly Dealer[];
  campaigns: readonly Campaign[];
}

const draftFields = [
  ...['name', 'phone_number', 'state', 'district', 'campaign_id', 'dealer_info'],
  ...['testride_status', 'testride_reason', 'description'],
];

/** An empty list would say nothing. */
const NO_CAMPAIGN = 'No campaign is open at the moment, and a ride needs one.';

/** The activity form. */
export function ActivityForm({ stages, dealers, campaigns }: ActivityFormProps) {
  const campaignOptions = campaigns.map(({ campaign_id, campaign_title }) => ({
    value: campaign_id,
    label: campaign_title,
  }));
  return (
    <RecordForm
      form={activityForm}
      label="Activity Testride"
      start={startActivity(stages.initialStage)}
      schema={activitySchema}
      keepOnSuccess={['dealer_info', 'campaign_id']}
      draftFields={draftFields}
      choices={{
        dealer_info: dealers.map(({ dn_id }) => dn_id),
        campaign_id: campaigns.map(({ campaign_id }) => campaign_id),
      }}
      stages={stages}
      sourceOf={() => 'activity'}
      submit={(values, how) => submitActivity(values, { ...how, dealers, campaigns })}
    >
      <FormSection title="Personal Information" hint="Who is riding.">
        <TextField name="name" label="Full Name" autoComplete="off" required />
        <PhoneField name="phone_number" autoComplete="off" required />
      </FormSection>
      <FormSection title="Address Information" hint="Where the rider lives.">
        <PlaceFields />
      </FormSection>
      <FormSection title="Other Information" hint="The event, the dealer, and how it went.">
        <SelectField
          name="campaign_id"
          label="Campaign"
          options={campaignOptions}
          hint={campaigns.length === 0 ? NO_CAMPAIGN : undefined}
          required
        />
        <DealerField dealers={dealers} />
        <StatusFields stages={stages} />
        <WideField>
          <TextField name="description" label="Description" rows={3} maxLength={2000} />
        </WideField>
      </FormSection>
    </RecordForm>
  );
}
