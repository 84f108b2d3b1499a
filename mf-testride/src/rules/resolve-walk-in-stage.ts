import type { Stage } from '@site/contract';

/**
 * The id of the stage that a walk-in is recorded with (spec §4): the default "website" stage for
 * somebody new; the first stage that is no default for somebody with an enquiry, or the website stage
 * when there is no other. Undefined when the server sent neither.
 */
export function resolveWalkInStage(
  stages: readonly Stage[],
  hasExistingEnquiry: boolean,
): string | undefined {
  const website = stages.find(({ ch_default }) => ch_default === 'website');
  const other = stages.find(({ ch_default }) => ch_default === '');
  return (hasExistingEnquiry ? (other ?? website) : website)?.ch_stage_id;
}
