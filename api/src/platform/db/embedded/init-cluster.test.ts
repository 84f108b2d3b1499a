import { reasonIn } from './init-cluster';

const DISK_FULL = `performing post-bootstrap initialization ... 2026-11-24 10:00:00.000 UTC [7] FATAL:  could not write to file "base/1/1259": No space left on device
child process exited with exit code 1
initdb: removing contents of data directory "/data/postgres.init-1"
`;

describe('the reason why no database could be made', () => {
  it('is the error that initdb met, not that it takes away what it had made', () => {
    expect(reasonIn(DISK_FULL)).toContain('No space left on device');
  });

  it('is the last thing that it wrote where it named no error, and unknown where it wrote nothing', () => {
    expect(reasonIn('initdb: warning\nsomething odd\n')).toBe('something odd');
    expect(reasonIn(' \n')).toBeUndefined();
  });
});
