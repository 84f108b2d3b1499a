import { type FaultStage, LONGEST_MESSAGE, RemoteFault } from './remote-fault';
import type { LiveRemote } from './snapshot';

type FaultReporter = (report: {
  remote: string;
  version: string;
  stage: FaultStage;
  message: string;
}) => void;

let reporter: FaultReporter | undefined;

/** Installs where faults of remotes are reported to (browser: the host's server; worker: its log). */
export function setFaultReporter(next: FaultReporter): void {
  reporter = next;
}

/** Reports a remote's failure with its name and version. Never throws: the page shows what became of it in any case. */
export function reportFault(remote: LiveRemote, error: unknown): void {
  const fault =
    error instanceof RemoteFault
      ? error
      : new RemoteFault(remote.name, remote.version, 'render', error);
  try {
    reporter?.({
      remote: remote.name,
      version: remote.version,
      stage: fault.stage,
      message: fault.message.slice(0, LONGEST_MESSAGE),
    });
  } catch (notSent) {
    console.error(notSent);
  }
}
