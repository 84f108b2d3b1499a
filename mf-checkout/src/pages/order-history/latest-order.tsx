import { readContactInfo } from '@site/api-client';
import { brand } from '@site/brand';
import { Button, Typography, ViewError, ViewLoading } from '@site/ui';
import { useEffect } from 'react';
import { OrderCard } from './order-card';
import { useLatestOrder } from './use-latest-order';

interface LatestOrderProps {
  phoneNumber: string;
  /** The visitor wants to verify: the server refused the number, or it is to be another one. */
  onVerifyAgain: () => void;
}

/** The latest order of a number. Where there is none, none is shown (spec §2, §8), but what to do then. */
export function LatestOrder({ phoneNumber, onVerifyAgain }: LatestOrderProps) {
  const [read, retry] = useLatestOrder(phoneNumber);
  const phone = readContactInfo.useRead().data?.phone ?? brand.contact.phone;
  const isNone = read.status === 'ready' && read.order === undefined;
  useEffect(() => {
    if (isNone) console.log('No order found');
  }, [isNone]);

  switch (read.status) {
    case 'loading':
      return <ViewLoading />;
    case 'failed':
      return <ViewError level="h2" message="Opps! Something went wrong." onRetry={retry} />;
    case 'refused':
      return (
        <ViewError
          level="h2"
          message="Number is not verified"
          onRetry={onVerifyAgain}
          retryLabel="Verify mobile number"
        />
      );
    case 'ready':
      return (
        <>
          {read.order ? (
            <OrderCard order={read.order} />
          ) : (
            <>
              <Typography component="h2" variant="h4">
                No order with this number
              </Typography>
              <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: 560 }}>
                We look for orders by the phone number given while ordering. Check another number,
                or call us: {phone}.
              </Typography>
            </>
          )}
          <Button variant={isNone ? 'contained' : 'text'} onClick={onVerifyAgain} sx={{ mt: 2 }}>
            Check another number
          </Button>
        </>
      );
  }
}
