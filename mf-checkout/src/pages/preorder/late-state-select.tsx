import { createLateForm } from '@site/form-parts';
import { Box } from '@site/ui';
import type { StateSelectProps } from './state-select';

/** The list of states in a file of its own: it needs what forms need, which comes when the page is alive. */
export const { Form: LateStateSelect, preload: loadStateSelect } = createLateForm<StateSelectProps>(
  async () => (await import(/* webpackChunkName: "preorder-forms" */ './state-select')).StateSelect,
  { Waiting: () => <Box role="status" aria-label="Loading the states" sx={{ height: 79 }} /> },
);
