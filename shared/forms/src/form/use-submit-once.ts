import { useState } from 'react';
import { createSubmitOnce } from './create-submit-once';

/** {@link createSubmitOnce} for the lifetime of one form. */
export function useSubmitOnce() {
  const [submitOnce] = useState(() => createSubmitOnce());
  return submitOnce;
}
