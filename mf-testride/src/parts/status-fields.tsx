import { TEST_RIDE_CANCELLED, TEST_RIDE_COMPLETED } from '@site/contract';
import { toOptions } from '@site/form-parts';
import { FileField, SelectField, useSiteField } from '@site/forms';
import type { TestRideStages } from '../rules/resolve-test-ride-stages';
import { WideField } from './form-section';

/** The status of the ride; "Completed" reveals the upload, "Cancelled" the reason (spec §4). */
export function StatusFields({ stages }: { stages: TestRideStages }) {
  const { value: status } = useSiteField<string>('testride_status');
  return (
    <>
      <SelectField
        name="testride_status"
        label="Test Ride Status"
        options={toOptions(stages.statuses)}
        required
      />
      {status === TEST_RIDE_CANCELLED && (
        <SelectField
          name="testride_reason"
          label="Reason for Cancel"
          options={toOptions(stages.cancelReasons)}
          required
        />
      )}
      {status === TEST_RIDE_COMPLETED && (
        <WideField>
          <FileField name="testride_file" label="Test Ride File" required />
        </WideField>
      )}
    </>
  );
}
