import { readDealerServices } from '@site/api-client';
import { ClockIcon, Typography } from '@site/ui';
import { useEffect, useState } from 'react';
import { ContactLine } from '../../parts/contact-line';
import { isOpenAt } from './is-open-at';

const MINUTE_MS = 60_000;

/** Hours and services of a showroom; left out unread. Whether it is open now the browser says, by its clock. */
export function DealerServices() {
  const { data } = readDealerServices.useRead();
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (!data) return null;
  return (
    <>
      <ContactLine icon={<ClockIcon size={20} />}>
        <Typography variant="body2" sx={{ py: 1.25, color: 'text.secondary' }}>
          {data.hours.text}
          {now && <b>{isOpenAt(data.hours, now) ? ' · Open now' : ' · Closed now'}</b>}
        </Typography>
      </ContactLine>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {data.services.join(' · ')}
      </Typography>
    </>
  );
}
