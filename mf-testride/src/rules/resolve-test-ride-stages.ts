import { type Stage, TEST_RIDE_CANCELLED } from '@site/contract';

/** What the forms take out of the "testride" stages, all by title. */
export interface TestRideStages {
  /** The first stage: what a ride that was just recorded has. */
  initialStage: string;
  /** Its children: what staff may move the ride to. */
  statuses: string[];
  /** The children of "Cancelled". */
  cancelReasons: string[];
}

/** The stages of spec §4 "Test-ride status options"; undefined when the server sent none to choose. */
export function resolveTestRideStages(stages: readonly Stage[]): TestRideStages | undefined {
  const [first] = stages;
  if (!first || first.ch_sub.length === 0) return undefined;
  const cancelled = first.ch_sub.find(
    ({ ch_stage_title }) => ch_stage_title === TEST_RIDE_CANCELLED,
  );
  return {
    initialStage: first.ch_stage_title,
    statuses: titles(first.ch_sub),
    cancelReasons: titles(cancelled?.ch_sub ?? []),
  };
}

function titles(stages: readonly Stage[]): string[] {
  return stages.map(({ ch_stage_title }) => ch_stage_title);
}
