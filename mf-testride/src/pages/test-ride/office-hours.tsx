import { readDealerServices } from '@site/api-client';
import { ClockIcon, Typography } from '@site/ui';
import { OfficeLine } from './office-line';

/**
 * When the dealer is open: read by the browser, so that no page carries it. Its line is there from the start, and
 * goes when the hours cannot be read.
 */
export function OfficeHours() {
  'use no memo';
  const { status, data } = readDealerServices.useRead();
  if (status === 'error') return null;
  return (
    <OfficeLine icon={<ClockIcon size={20} />}>
      <Typography sx={{ py: 1.25, color: 'text.secondary' }}>{data?.hours.text}</Typography>
    </OfficeLine>
  );
}
