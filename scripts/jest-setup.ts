/// <reference types="@testing-library/jest-dom" />
import type * as TestingLibrary from '@testing-library/react';

// Most test files have no document: React and the testing library would be loaded anew for each of them.
if (typeof document !== 'undefined') {
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
