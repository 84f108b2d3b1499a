/**
 * The pre-order link of a product: `/{title}-{variant}/preorder`, title lower-cased with its first
 * space replaced by an underscore, variant lower-cased (spec §2).
 */
export function buildPreorderPath(title: string, variant: string, offerCode?: string): string {
  const slug = `${title.toLowerCase().replace(' ', '_')}-${variant.toLowerCase()}`;
  const path = `/${encodeURIComponent(slug)}/preorder`;
  return offerCode ? `${path}/${encodeURIComponent(offerCode)}` : path;
}
