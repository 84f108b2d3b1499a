import { describeCounted, describeField } from './describe-counted';
import { formatBytes, formatChange } from './format-bytes';
import { formatTime } from './format-time';

it.each([
  ['2026-11-22T13:32:00.000Z', '22 Nov 2026, 19:02'],
  ['2026-12-31T20:00:00.000Z', '1 Jan 2027, 01:30'],
  ['some day', 'some day'],
])('the time %s is written as %s', (iso, text) => expect(formatTime(iso)).toBe(text));

it('sizes are written in kilobytes, and differences with their sign', () => {
  expect(formatBytes(66_540)).toBe('66.5 KB');
  expect(formatBytes(32_410_000)).toBe('32.4 MB');
  expect(formatChange(1_200)).toBe('+1.2 KB');
  expect(formatChange(-1_200)).toBe('−1.2 KB');
  expect(formatChange(20)).toBe('no change');
});

it('what was counted is written with its share', () => {
  expect(describeCounted({ views: 120, faults: 2 })).toBe('2 of 120 views failed (1.7%)');
  expect(describeCounted({ views: 0, faults: 0 })).toBe('no views yet');
  expect(describeCounted({ views: 0, faults: 2 })).toBe('2 of 0 views failed');
});

it('what browsers measured is written by figure, and left out where a host does not tell it', () => {
  const nothing = { visits: 0, poor: 0 };
  const field = { LCP: { visits: 80, poor: 4 }, INP: { visits: 31, poor: 0 }, CLS: nothing };
  const counted = { views: 120, faults: 2 };
  expect(describeField({ ...counted, field })).toBe(
    'Not good: LCP in 4 of 80 visits, INP in 0 of 31',
  );
  expect(describeField({ ...counted, field: { LCP: nothing, INP: nothing, CLS: nothing } })).toBe(
    'no visit measured yet',
  );
  expect(describeField(counted)).toBeUndefined();
});
