import type { WriteResult } from '@site/api-client';
import type { Campaign, Dealer } from '@site/contract';
import { activityForm } from '../../event/event-forms';
import { recordFailures } from '../../rules/resolve-record-outcome';
import { dayColumns, textsOf } from '../../submit/describe-ride';
import type { RideSubmit, Submitted } from '../../submit/ride';
import { submitRide } from '../../submit/submit-ride';
import type { ActivityValues } from './activity-schema';
import { planActivity } from './plan-activity';

interface ActivitySubmit extends RideSubmit {
  dealers: readonly Dealer[];
  campaigns: readonly Campaign[];
}

/** Sends an activity ride, or keeps it until it can be sent. */
export async function submitActivity(
  values: ActivityValues,
  { dealers, campaigns, keyFor, attempts, edited }: ActivitySubmit,
): Promise<WriteResult<Submitted>> {
  const planned = planActivity(values, dealers, keyFor);
  if (!planned.ok) return { ok: false, message: planned.message, fieldErrors: {} };
  const campaign = campaigns.find(({ campaign_id }) => campaign_id === values.campaign_id);
  const described = { title: 'Activity', dealers, campaign: campaign?.campaign_title ?? '' };
  const ride = {
    form: activityForm,
    plan: planned.plan,
    file: values.testride_file,
    values: textsOf(values),
    label: values.name,
    columns: dayColumns(values, described),
    failures: { enquiry: recordFailures.submit, status: recordFailures.status },
  };
  return submitRide(ride, attempts, edited);
}
