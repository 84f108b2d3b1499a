import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A test waits for what a user sees. The limit ends only a test in which that never comes: on a machine with
// much other work a page of many fields takes seconds to load and to render.
if (typeof document !== 'undefined') configure({ asyncUtilTimeout: 60_000 });

// A page's draft must not outlive its test.
afterEach(() => {
  if (typeof window !== 'undefined') window.sessionStorage.clear();
});
