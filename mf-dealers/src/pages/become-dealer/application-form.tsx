import { createDealerApplication, type WriteResult } from '@site/api-client';
import type { RequirementInput } from '@site/contract';
import { PlaceFields, useOutcomeDialog } from '@site/form-parts';
import {
  EmailField,
  FormError,
  PhoneVerificationField,
  PincodeField,
  SiteForm,
  SubmitButton,
  TextField,
} from '@site/forms';
import type { CampaignOrigin } from '@site/links';
import { track } from '@site/shell';
import { Box } from '@site/ui';
import { useMemo } from 'react';
import {
  buildApplicationSchema,
  buildEmptyApplication,
  buildExtraFields,
  emptyApplication,
  mapExtraErrors,
} from './application-schema';
import { buildApplication } from './build-application';
import { ExtraFields } from './extra-fields';
import { FormPart } from './form-part';
import { resolveApplicationOutcome } from './resolve-application-outcome';

export interface ApplicationFormProps {
  inputs: readonly RequirementInput[];
  /** Told when the server has refused a field, which may be an extra one that it did not ask for before. */
  onRefused: () => void;
  campaign: CampaignOrigin;
  labelledBy: string;
}

/** The dealer application (spec §3, §5): who and where, then what the server wants to know besides. */
export function ApplicationForm(props: ApplicationFormProps) {
  'use no memo';
  const { inputs, campaign, labelledBy } = props;
  const form = useMemo(() => {
    const extras = buildExtraFields(inputs);
    return {
      extras,
      schema: buildApplicationSchema(extras),
      values: buildEmptyApplication(extras),
      serverNames: mapExtraErrors(extras),
      draft: {
        name: 'dealer-application',
        fields: [...Object.keys(emptyApplication), ...extras.map(({ name }) => name)],
      },
    };
  }, [inputs]);
  const [dialog, show] = useOutcomeDialog();
  const showOutcome = (result: WriteResult<unknown>) => {
    if (result.ok) track('dealer_application_sent', {});
    else if (Object.keys(result.fieldErrors).length > 0) props.onRefused();
    show(resolveApplicationOutcome(result));
  };
  return (
    <>
      <SiteForm
        labelledBy={labelledBy}
        initialValues={form.values}
        schema={form.schema}
        serverNames={form.serverNames}
        draft={form.draft}
        onSubmit={(values, keyFor) => {
          const application = buildApplication(values, form.extras, campaign);
          return createDealerApplication(application, keyFor('application', application));
        }}
        onResult={showOutcome}
      >
        <FormPart title="About you">
          <TextField name="first_name" label="First Name" autoComplete="given-name" required />
          <TextField name="last_name" label="Last Name" autoComplete="family-name" required />
          <PhoneVerificationField
            name="phone"
            verifiedName="phone_verified"
            templateId="dealer-application"
          />
          <EmailField name="email" required />
        </FormPart>
        <FormPart title="Where you want to open">
          <PlaceFields />
          <TextField name="city" label="City" autoComplete="address-level2" required />
          <TextField name="street" label="Area" autoComplete="address-line1" required />
          <PincodeField name="pincode" required />
        </FormPart>
        {form.extras.length > 0 && (
          <FormPart title="Your business">
            <ExtraFields extras={form.extras} />
          </FormPart>
        )}
        <FormError />
        <Box sx={{ mt: 2 }}>
          <SubmitButton />
        </Box>
      </SiteForm>
      {dialog}
    </>
  );
}
