/** The registry and its folder store, as the host's server and the release command use them. */
export * from './audit';
export * from './envelope';
export * from './integrity';
export * from './kept-registries';
export * from './named-sets';
export * from './preview-token';
export * from './repair';
export * from './schema';
export * from './select';
export * from './shares';
export * from './store';
export * from './store-files';
export * from './trial-stops';
export * from './verify-store';
