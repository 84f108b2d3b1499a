import { listProducts } from '@site/api-client';
import { useLocation, useNavigate, useParams } from '@site/router';
import { useEffect } from 'react';

/**
 * Goes from an address with a slug of before a rename to that of today, in place of it, with query and fragment. The host's
 * server leads there before a page is shown; a page that was open when its product was renamed comes here by a link or Back.
 */
export function usePresentAddress(): void {
  const { productId = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const slug = listProducts.useRead({ id: productId }).data?.[0]?.[0]?.ai_present_slug;
  useEffect(() => {
    if (slug !== undefined)
      void navigate(pathname.replace(productId, slug) + search + hash, { replace: true });
  }, [slug]);
}
