import { useOrderHistory } from '@site/api-client';
import { Button, ViewError, ViewLoading } from '@site/ui';
import { useEffect } from 'react';
import { OrderCard } from './order-card';

interface LatestOrderProps {
  phoneNumber: string;
  /** The server wants the number verified again. */
  onRefused: () => void;
}

/** Reads the latest order of a number. Where there is none nothing is shown (spec §2, §8). */
export function LatestOrder({ phoneNumber, onRefused }: LatestOrderProps) {
  const orders = useOrderHistory(phoneNumber);
  const none = orders.status === 'ready' && orders.data.length === 0;
  useEffect(() => {
    if (none) console.log('No order found');
  }, [none]);

  if (orders.status === 'loading') return <ViewLoading />;
  if (orders.status === 'error') {
    const refused = orders.error.status === 401 || orders.error.status === 403;
    if (!refused) {
      return <ViewError level="h2" message="Opps! Something went wrong." onRetry={orders.retry} />;
    }
    return (
      <>
        <ViewError level="h2" message="Number is not verified" />
        <Button variant="contained" onClick={onRefused} sx={{ display: 'flex', mx: 'auto' }}>
          Verify mobile number
        </Button>
      </>
    );
  }
  const [order] = orders.data;
  return order ? <OrderCard order={order} /> : null;
}
