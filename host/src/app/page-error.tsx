import { useRouteError } from '@site/router';
import { FaultCard } from '@site/ui';
import { useEffect } from 'react';

/**
 * Stands where a page, or with `isWhole` everything, should be when the router itself met an error: the
 * router's own page would show a stack in place of the site. Retry loads the document anew.
 */
export function PageError({ isWhole = false }: { isWhole?: boolean }) {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const card = <FaultCard onRetry={() => window.location.reload()} />;
  return isWhole ? <main>{card}</main> : card;
}
