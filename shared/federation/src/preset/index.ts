/** The bundler's configurations, for tools that build in their own way. */
export { hostConfig } from './host/host-config';
export { oneBuildConfig } from './one-build';
export { remoteConfig } from './remote-config';
export { runBuild } from './run-build';
export { SHARED_KEYS } from './shared/shared-packages';
export { withReplacement } from './with-replacement';
