import type { Plan } from '@site/outbox';
import { reuseKeys } from './reuse-keys';

const plan = (name: string, status: string, run: string): Plan => ({
  steps: [
    { name: 'enquiry', call: 'createEnquiry', fields: { name }, key: `${run}-1` },
    { name: 'status', call: 'updateEnquiryTestRide', fields: { status }, key: `${run}-2` },
  ],
});
const keys = ({ steps }: Plan) => steps.map(({ key }) => key);
const kept = { plan: plan('Asha', 'Done', 'old'), progress: { done: 1, variables: { id: 'E-1' } } };

it('a second try creates no second enquiry when only the refused step was edited', () => {
  const tried = reuseKeys(plan('Asha', 'Planned', 'new'), kept);
  expect(tried.progress).toEqual({ done: 1, variables: { id: 'E-1' } });
  expect(keys(tried.plan)).toEqual(['old-1', 'new-2']);
});

it('a second try begins anew when what was done has been edited', () => {
  const tried = reuseKeys(plan('Bina', 'Done', 'new'), kept);
  expect(tried.progress).toEqual({ done: 0, variables: {} });
  expect(keys(tried.plan)).toEqual(['new-1', 'new-2']);
});

it('a second try takes a new key for the step that was refused, even if nothing was edited', () => {
  expect(keys(reuseKeys(plan('Asha', 'Done', 'new'), kept).plan)).toEqual(['old-1', 'new-2']);
});

it('a second try asks again whether the customer is known when the number was edited', () => {
  const look = { phone: '9876543210', variable: 'stage', whenFound: '202', otherwise: '201' };
  const tried = {
    plan: { ...kept.plan, look },
    progress: { done: 1, variables: { id: 'E-1', stage: '201' } },
  };
  const edited = plan('Bina', 'Done', 'new');
  expect(reuseKeys({ ...edited, look }, tried).progress.variables).toEqual({ stage: '201' });
  const other = { ...look, phone: '9876500000' };
  expect(reuseKeys({ ...edited, look: other }, tried).progress.variables).toEqual({});
});
