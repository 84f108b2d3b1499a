import { sampleVersion } from '../../testing/sample-registry';
import { nextContentVersion } from './content-version';

const released = (...versions: string[]) =>
  versions.map((version) => sampleVersion('content', version));

it.each([
  ['2026-11-23T23:59:00Z', [], '2026.1123.1'],
  ['2026-11-23T10:00:00Z', ['2026.1123.1', '2026.1123.2', '2026.1122.9'], '2026.1123.3'],
  ['2026-11-24T00:01:00Z', ['2026.1123.2'], '2026.1124.1'],
  ['2027-01-05T10:00:00Z', ['2026.1123.2'], '2027.105.1'],
  ['2026-11-23T10:00:00Z', ['2026.1123.9', '2026.1123.10', '1.0.0'], '2026.1123.11'],
])('the content of %s, after %j, has the version %s', (now, known, version) => {
  expect(nextContentVersion(released(...known), Date.parse(now))).toBe(version);
});
