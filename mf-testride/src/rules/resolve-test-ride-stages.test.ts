import { stage, testRideStages } from '../testing/sample-stages';
import { resolveTestRideStages } from './resolve-test-ride-stages';

describe('test-ride stages', () => {
  it('start with the first stage and offer its children', () => {
    expect(resolveTestRideStages(testRideStages)).toEqual({
      initialStage: 'Test Ride',
      statuses: ['Scheduled', 'Completed', 'Cancelled'],
      cancelReasons: ['Bad weather', 'No longer interested'],
    });
  });

  it('have no reasons where "Cancelled" has no children', () => {
    const stages = [stage('1', 'Test Ride', [stage('2', 'Completed'), stage('3', 'Cancelled')])];
    expect(resolveTestRideStages(stages)?.cancelReasons).toEqual([]);
  });

  it('are missing when nothing can be chosen', () => {
    expect(resolveTestRideStages([])).toBeUndefined();
    expect(resolveTestRideStages([stage('1', 'Test Ride')])).toBeUndefined();
  });
});
