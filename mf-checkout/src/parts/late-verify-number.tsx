import { createLateForm } from '@site/form-parts';
import type { VerifyNumberProps } from './verify-number';

/** The number and its code in a file of its own, which comes when the page is alive. */
export const { Form: LateVerifyNumber, preload: loadVerifyNumber } =
  createLateForm<VerifyNumberProps>(async () => (await import('./verify-number')).VerifyNumber);
