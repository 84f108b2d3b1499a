import type { AuditEntry, Registry } from '../../registry';
import type { CompiledRelease } from '../compile-release';
import type { RecordingFiles } from '../trial-api/recording';

export interface BuildRequest {
  /** Releases folder. */
  store: string;
  /** Folder of the remote. */
  remoteDir: string;
  /** Folder of the host, built: the gate compares with what it provides. */
  hostDir: string;
  allowRemoval: boolean;
  /** Why pages may cost more than their budget, for the audit log; without it such a release is refused. */
  allowBudget?: string | undefined;
  /** Whether its pages and slots are opened in a browser, too, where one is there. */
  inBrowser?: boolean;
  /** A recording of the API, for a trial for which none is named (`GATE_API_ORIGIN`). */
  recording?: RecordingFiles | undefined;
}

/** A build that has passed the gate, ready to be published. */
export interface ReleaseBuild extends Omit<CompiledRelease, 'remote' | 'dist'> {
  /** Entry of the server build in the folder; content has none. */
  serverEntry?: string;
  /** Of content: the links of the site that stand in its texts. */
  links?: string[];
  overBudget: AuditEntry['overBudget'];
  /** Asks the gate again, when nobody else can switch the registry. @throws GateError */
  pass: (registry: Registry) => void;
}
