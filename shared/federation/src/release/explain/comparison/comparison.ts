import type { HostBuild } from '../../../preset/host/host-build';
import type { Registry } from '../../../registry';
import type { RecordingFiles } from '../../trial-api/recording';
import type { ReleaseSide } from '../release-side';

export interface ExplainRequest {
  /** Releases folder. */
  store: string;
  /** Folder of the remote. */
  remoteDir: string;
  /** Folder of the host, built. */
  hostDir: string;
  /** One that is released is taken as it is; for any other, and for none, the sources are built. */
  version?: string | undefined;
  /** Whether its release would say that routes and slots may disappear. */
  allowRemoval?: boolean;
  /** Whether its release would say why pages and slots may cost more than their budget. */
  allowBudget?: boolean;
  /** A recording of the API, for a trial for which none is named (`GATE_API_ORIGIN`). */
  recording?: RecordingFiles | undefined;
}

/** What both releases are compared with and where. */
export interface Comparison extends ExplainRequest {
  host: HostBuild;
  registry: Registry;
  live: ReleaseSide | undefined;
}
