/**
 * First module of the host's browser build in development: publishes its Fast Refresh runtime. A page
 * has one React, and only one refresh runtime may listen to it (federation-facts §0.9).
 */
globalThis.siteRefreshRuntime = require('react-refresh/runtime');
