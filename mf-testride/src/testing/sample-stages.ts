import type { Stage } from '@site/contract';

/** A stage of tests. */
export function stage(id: string, title: string, children: Stage[] = []): Stage {
  return { ch_stage_id: id, ch_stage_title: title, ch_default: '', ch_sub: children };
}

export const testRideStages: Stage[] = [
  {
    ...stage('101', 'Test Ride', [
      stage('111', 'Scheduled'),
      stage('112', 'Completed'),
      stage('113', 'Cancelled', [
        stage('121', 'Bad weather'),
        stage('122', 'No longer interested'),
      ]),
    ]),
    ch_default: 'website',
  },
  stage('102', 'Test Ride Follow-up', [stage('131', 'Offer sent')]),
];

export const walkInStages: Stage[] = [
  { ...stage('201', 'New Walk-in'), ch_default: 'website' },
  stage('202', 'Repeat Walk-in'),
  stage('203', 'Service Walk-in'),
];
