import { Button, ViewError, ViewLoading } from '@site/ui';
import { useEffect } from 'react';
import { OrderCard } from './order-card';
import { useLatestOrder } from './use-latest-order';

interface LatestOrderProps {
  phoneNumber: string;
  /** The visitor wants to verify: the server refused the number, or it is to be another one. */
  onVerifyAgain: () => void;
}

/** The latest order of a number. Where there is none, none is shown (spec §2, §8), but a way to another. */
export function LatestOrder({ phoneNumber, onVerifyAgain }: LatestOrderProps) {
  const [read, retry] = useLatestOrder(phoneNumber);
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
          {read.order && <OrderCard order={read.order} />}
          <Button variant={isNone ? 'contained' : 'text'} onClick={onVerifyAgain} sx={{ mt: 2 }}>
            Check another number
          </Button>
        </>
      );
  }
}
