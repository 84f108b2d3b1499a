/** The bundler's configurations, for tools that build in their own way. */
export { hostConfig } from './host-config';
export { runBuild } from './run-build';
