import { campaignIdField, emailField, sourceField } from '@site/contract';
import { object, textRule } from '@site/forms';
import type { CampaignOrigin } from '@site/links';
import { emptyRecord, type RecordValues, recordRules } from '../../rules/record-values';

export interface WalkInValues extends RecordValues {
  email: string;
  /** Hidden. */
  source: string;
}

export const walkInSchema = object({
  ...recordRules,
  email: textRule(emailField),
  source: textRule(sourceField),
  campaign_id: textRule(campaignIdField),
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
