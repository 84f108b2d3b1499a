import { joinReads, type NeededRead } from './join-reads';

const retry = jest.fn();
const needed = (thing: NeededRead['thing'], status: NeededRead['read']['status']): NeededRead => ({
  thing,
  read: { status, retry },
});

describe('reads of a form', () => {
  it('are ready when each is', () => {
    expect(joinReads([needed('Test Ride', 'ready'), needed('Dealers', 'ready')])).toEqual({
      status: 'ready',
    });
  });

  it('are loading while one is', () => {
    expect(joinReads([needed('Test Ride', 'ready'), needed('Dealers', 'loading')]).status).toBe(
      'loading',
    );
  });

  it('fail with the first that failed, and retry each that did', () => {
    const joined = joinReads([
      needed('Test Ride', 'loading'),
      needed('Walk-in', 'error'),
      needed('Dealers', 'error'),
    ]);
    expect(joined).toMatchObject({ status: 'error', thing: 'Walk-in' });
    if (joined.status === 'error') joined.retry();
    expect(retry).toHaveBeenCalledTimes(2);
  });
});
