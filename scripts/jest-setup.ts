import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine compiles a page on first use: waiting is for what a user sees, not for a clock.
if (typeof document !== 'undefined') configure({ asyncUtilTimeout: 10_000 });
