import { useState } from 'react';
import { createSubmitOnce } from './create-submit-once';
import { keptDraft } from './draft-store';

/**
 * {@link createSubmitOnce} for the lifetime of one form.
 * @param draft name of the form's draft, which keeps the keys of a lost answer over a reload
 */
export function useSubmitOnce(draft?: string) {
  const [submitOnce] = useState(() =>
    createSubmitOnce({ kept: draft ? keptDraft(draft) : undefined }),
  );
  return submitOnce;
}
