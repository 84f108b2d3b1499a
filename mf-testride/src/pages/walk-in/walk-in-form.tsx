import { EmailField, PhoneField, TextField } from '@site/forms';
import type { CampaignOrigin } from '@site/links';
import { walkInForm } from '../../event/event-forms';
import { DealerField } from '../../parts/dealer-field';
import { FormSection } from '../../parts/form-section';
import { RecordForm } from '../../parts/record-form';
import { StatusFields } from '../../parts/status-fields';
import type { TestRideStages } from '../../rules/resolve-test-ride-stages';
import type { WalkInSources } from './plan-walk-in';
import { submitWalkIn } from './submit-walk-in';
import { startWalkIn, walkInSchema } from './walk-in-schema';

export interface WalkInFormProps {
  stages: TestRideStages;
  sources: WalkInSources;
  campaign: CampaignOrigin;
}

const draftFields = [
  ...['name', 'phone_number', 'email', 'dealer_info'],
  ...['testride_status', 'testride_reason'],
];

/** The walk-in form; its rules are checked on every change (spec §5). */
export function WalkInForm({ stages, sources, campaign }: WalkInFormProps) {
  return (
    <RecordForm
      form={walkInForm}
      label="Test Ride Walk-In"
      start={startWalkIn(campaign, stages.initialStage)}
      schema={walkInSchema}
      validateOn="change"
      keepOnSuccess={['dealer_info']}
      draftFields={draftFields}
      choices={{ dealer_info: sources.dealers.map(({ dn_id }) => dn_id) }}
      stages={stages}
      sourceOf={({ source }) => source}
      submit={(values, how) => submitWalkIn(values, { ...how, sources })}
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
    </RecordForm>
  );
}
