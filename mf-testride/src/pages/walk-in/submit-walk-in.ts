import type { WriteResult } from '@site/api-client';
import { walkInForm } from '../../event/event-forms';
import { recordFailures } from '../../rules/resolve-record-outcome';
import { dayColumns, textsOf } from '../../submit/describe-ride';
import type { RideSubmit, Submitted } from '../../submit/ride';
import { submitRide } from '../../submit/submit-ride';
import { planWalkIn, type WalkInSources } from './plan-walk-in';
import type { WalkInValues } from './walk-in-schema';

interface WalkInSubmit extends RideSubmit {
  sources: WalkInSources;
}

/** Sends a walk-in, or keeps it until it can be sent. */
export async function submitWalkIn(
  values: WalkInValues,
  { sources, keyFor, attempts, edited }: WalkInSubmit,
): Promise<WriteResult<Submitted>> {
  const planned = planWalkIn(values, sources, keyFor);
  if (!planned.ok) return { ok: false, message: planned.message, fieldErrors: {} };
  const { dealers } = sources;
  const described = { title: 'Walk-in', dealers, campaign: values.campaign_id };
  const ride = {
    form: walkInForm,
    plan: planned.plan,
    file: values.testride_file,
    values: textsOf(values),
    label: values.name,
    columns: dayColumns(values, described),
    failures: {
      enquiry: recordFailures.enquiry,
      'walk-in': recordFailures.walkIn,
      status: recordFailures.status,
    },
  };
  return submitRide(ride, attempts, edited);
}
