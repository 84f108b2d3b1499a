import {
  activityDescriptionField,
  campaignField,
  countryField,
  districtField,
  stateField,
} from '@site/contract';
import { object, textRule } from '@site/forms';
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
  state: textRule(stateField),
  district: textRule(districtField),
  country: textRule(countryField),
  campaign_id: textRule(campaignField),
  description: textRule(activityDescriptionField),
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
