import { messages } from '@site/contract';
import { email, object, requiredText, string } from '@site/forms';
import type { CampaignOrigin } from '@site/links';
import { emptyRecord, type RecordValues, recordRules } from '../../rules/record-values';

export interface WalkInValues extends RecordValues {
  email: string;
  /** Hidden. */
  source: string;
}

export const walkInSchema = object({
  ...recordRules,
  email: email(),
  source: requiredText('Source'),
  // Both messages are the spec's, and neither says what the rule is (sic).
  campaign_id: string()
    .trim()
    .required(messages.campaignIdMin)
    .matches(/^\d+$/, { message: messages.campaignIdDigits, excludeEmptyString: true }),
});

/** The form as it starts: nothing typed, the hidden values in place. */
export function startWalkIn(campaign: CampaignOrigin, initialStage: string): WalkInValues {
  return {
    ...emptyRecord,
    email: '',
    source: campaign.source,
    campaign_id: campaign.campaignId,
    initial_stage: initialStage,
  };
}
