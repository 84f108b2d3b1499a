import { limits, messages } from '@site/contract';
import { object, requiredText, string } from '@site/forms';
import { emptyRecord, type RecordValues, recordRules } from '../../rules/record-values';

export interface ActivityValues extends RecordValues {
  state: string;
  district: string;
  /** Hidden. */
  country: string;
  description: string;
}

export const activitySchema = object({
  ...recordRules,
  state: requiredText('State'),
  district: requiredText('District'),
  country: requiredText('Country'),
  campaign_id: string().trim().required(messages.campaignRequired),
  // The message speaks of another field (sic).
  description: string()
    .trim()
    .test(
      'length',
      messages.activityDescriptionMin,
      (text) => !text || text.length >= limits.activityDescriptionMin,
    ),
});

/** The form as it starts: nothing typed, the hidden values in place. */
export function startActivity(initialStage: string): ActivityValues {
  return {
    ...emptyRecord,
    state: '',
    district: '',
    country: 'India',
    description: '',
    initial_stage: initialStage,
  };
}
