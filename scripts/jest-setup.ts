/// <reference types="@testing-library/jest-dom" />
import type * as TestingLibrary from '@testing-library/react';
import type * as React from 'react';

/**
 * React's development build keeps a stack for each of the first 10,000 elements of a second, which no test reads:
 * a sixth of the processor time of a form's tests. To React those of this second are used up, always.
 */
function keepNoOwnerStacks(): void {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals = (require('react') as typeof React & Record<typeof name, object>)[name];
  if (!('recentlyCreatedOwnerStacks' in internals))
    throw new Error('This React counts owner stacks elsewhere: look into keepNoOwnerStacks.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: () => undefined,
  });
}

// Most test files have no document: React and the testing library would be loaded anew for each of them.
if (typeof document !== 'undefined') {
  keepNoOwnerStacks();
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/react') as typeof TestingLibrary;
  // A test waits for what a user sees. The limit ends only a test in which that never comes: on a machine with
  // much other work a page of many fields takes seconds to load and to render.
  configure({ asyncUtilTimeout: 60_000 });
}

// A page's draft must not outlive its test.
afterEach(() => {
  if (typeof window !== 'undefined') window.sessionStorage.clear();
});
