import { sources, walkIn } from '../testing/sample-walk-in';
import { dayColumns } from './describe-ride';

it.each([
  ['Cancelled', 'Bad weather'],
  ['Completed', ''],
])(
  'the list of the day gives the reason of a ride whose status is %s as "%s"',
  (status, reason) => {
    const values = { ...walkIn, testride_status: status, testride_reason: 'Bad weather' };
    const described = { title: 'Walk-in', dealers: sources.dealers, campaign: '147' };
    expect(dayColumns(values, described)).toMatchObject({ Status: status, Reason: reason });
  },
);
