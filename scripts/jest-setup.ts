import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine compiles a page on first use: waiting is for what a user sees, not for a clock.
if (typeof document !== 'undefined') configure({ asyncUtilTimeout: 10_000 });

// As the browser tests do: in CI a test gets a second try, and its first failure is printed.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
