/** Building, releasing and composing micro-frontends: what scripts and the host's server use. */

export { buildHost } from './preset/host/build-host';
export type { HostBuild, HostFile } from './preset/host/host-build';
export { providedVersions } from './preset/shared/shared-versions';
export * from './registry';
export type { BuiltRemote } from './release/built-remote/built-remote';
export { inspectRemote } from './release/built-remote/inspect-remote';
export type { ContentRequest } from './release/content/content-request';
export { hashContent } from './release/content/hash-content';
export { releaseContent } from './release/content/release-content';
export { partProblems, passGate } from './release/gate/gate';
export { GateError } from './release/gate/gate-error';
export { hostPaths } from './release/gate/host-paths';
export { AlreadyReleasedError, publishFolder } from './release/publish';
export { type ReleaseRequest, releaseRemote } from './release/release-remote';
export { retireRemote } from './release/retire/retire';
export { type RollbackRequest, rollbackRemote } from './release/rollback/rollback';
export { promoteRemote } from './release/share/promote';
export { hashSources } from './release/source-hash';
export {
  contentSource,
  currentCommit,
  currentUser,
  hostDir,
  openReleases,
  recordingFiles,
  releasesBucket,
  releasesDir,
  remoteNames,
  workspaceRoot,
} from './workspace';
