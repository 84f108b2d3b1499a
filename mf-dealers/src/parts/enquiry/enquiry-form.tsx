import { createEnquiry, listStatesAndZones, type WriteResult } from '@site/api-client';
import {
  fieldColumns,
  PlaceFields,
  resolveEnquiryOutcome,
  toOptions,
  useOutcomeDialog,
} from '@site/form-parts';
import {
  EmailField,
  FormError,
  PhoneField,
  PincodeField,
  SelectField,
  SiteForm,
  SubmitButton,
  TextField,
} from '@site/forms';
import type { CampaignOrigin } from '@site/links';
import { track } from '@site/shell';
import { Box } from '@site/ui';
import { findZoneName } from '../../rules/find-zone-name';
import { buildEnquiry } from './build-enquiry';
import { emptyEnquiry, enquirySchema, plansOfAction } from './enquiry-schema';
import { ProductField } from './product-field';

export interface EnquiryFormProps {
  campaign: CampaignOrigin;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** One column, for a narrow panel. */
  narrow?: boolean;
  /** The contact form's message field (spec §3). */
  withMessage?: boolean;
}

/** The general enquiry (spec §3, §5): the contact form and the floating panel share it. */
export function EnquiryForm(props: EnquiryFormProps) {
  'use no memo';
  const { campaign, labelledBy, narrow = false, withMessage = false } = props;
  const geo = listStatesAndZones.useRead();
  const [dialog, show] = useOutcomeDialog();
  const showOutcome = (result: WriteResult<unknown>) => {
    if (result.ok) track('enquiry_sent', { source: campaign.source });
    show(resolveEnquiryOutcome(result));
  };
  return (
    <>
      <SiteForm
        labelledBy={labelledBy}
        initialValues={emptyEnquiry}
        schema={enquirySchema}
        draft={withMessage ? contactDraft : panelDraft}
        onSubmit={(values, keyFor) => {
          const enquiry = buildEnquiry(values, findZoneName(geo.data, values.state), campaign);
          return createEnquiry(enquiry, keyFor('enquiry', enquiry));
        }}
        onResult={showOutcome}
      >
        <Box sx={narrow ? oneColumn : fieldColumns}>
          <TextField name="name" label="Full Name" autoComplete="name" required />
          <PhoneField name="phone_number" required />
          <EmailField name="email" required />
          <ProductField />
          <PlaceFields />
          <TextField name="city" label="City" autoComplete="address-level2" required />
          <TextField name="street" label="Area" autoComplete="address-line1" required />
          <PincodeField name="pincode" />
          <SelectField name="plan_of_action" label="When do you plan to buy?" options={plans} />
          {withMessage && (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <TextField name="description" label="Message" rows={4} maxLength={2000} />
            </Box>
          )}
        </Box>
        <FormError />
        <SubmitButton fullWidth={narrow} />
      </SiteForm>
      {dialog}
    </>
  );
}

const plans = toOptions(plansOfAction);

const oneColumn = { ...fieldColumns, gridTemplateColumns: 'minmax(0, 1fr)' };

const fields = Object.keys(emptyEnquiry);
const contactDraft = { name: 'contact', fields };
const panelDraft = { name: 'enquiry-panel', fields };
