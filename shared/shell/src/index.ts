/**
 * The contract between the shell and the remotes: small, neutral, and the only thing that both
 * sides know (design §3). One instance per page.
 */
export * from './announce';
export * from './answer-keeper';
export * from './browser-text';
export * from './fresh-document';
export * from './late-part';
export * from './page-context';
export * from './remote-route';
export * from './runtime-config';
export * from './shell-extras';
export * from './slot';
export * from './static-part';
export * from './tracking';
export * from './tracking-events';
export * from './unstored-token';
export * from './use-hydrated';
