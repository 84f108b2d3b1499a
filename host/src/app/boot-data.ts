import type { RuntimeConfig } from '@site/shell';
import type { DirectoryReference } from '../federation/directory';
import type { FederationSnapshot } from '../federation/snapshot';

/** Id of the script element that carries the boot data. */
export const BOOT_DATA_ID = 'boot';

/** What the server hands to the browser inside the page. */
export interface BootData {
  config: RuntimeConfig;
  /** The remote of this page, with this page only; a page of the host's own has none. */
  snapshot: FederationSnapshot;
  /** Where all the others are. */
  directory: DirectoryReference;
  /** Where the router begins when the address is one that it cannot hold, e.g. with a broken percent sign. */
  address?: string;
  /** True for a document that lets the payment provider in. */
  isPaymentPage?: true;
  /** Share of visits, 0 to 1, that report how fast they were (docs/field-figures.md); all of them unless said. */
  fieldSample?: number;
  /** ms after which a remote that has not come counts as failed; the default unless said. */
  remoteLimitMs?: number;
  /** Loader data by route id: the browser does not fetch again what the server has. */
  loaderData: Record<string, unknown>;
}
