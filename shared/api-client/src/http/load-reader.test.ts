import { type Endpoint, listDealerStates, type ReadEndpoint } from '@site/contract';
import { ApiError } from './api-error';
import { countLostReaders, loadReader } from './load-reader';

/** A call whose schema is loaded so. */
const readWith = (answer: ReadEndpoint['answer']): Endpoint => ({ ...listDealerStates, answer });

it('what parses the answer of a call is loaded with the schema of that call', async () => {
  const read = await loadReader(listDealerStates);
  const states = [{ dn_state: 'Kerala' }];
  const body = { data: { response_data: { statesList: states } } };
  expect(read(body)).toEqual({ ok: true, data: states, leftOut: [] });
  expect(read({})).toMatchObject({ ok: false });
});

it('a read whose script is lost fails as one that the network has lost, and says which call it is', async () => {
  const lost = readWith(() => Promise.reject(new Error('chunk answers is gone')));
  const failure = await loadReader(lost).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ kind: 'network', isRetryable: true });
  expect(failure).toHaveProperty('message', expect.stringContaining('listDealerStates'));
  expect(failure).toHaveProperty('message', expect.stringContaining('chunk answers is gone'));
});

it('a read whose script never comes ends with the time that a call may take', async () => {
  const clock = new AbortController();
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const waiting = loadReader(readWith(() => new Promise(() => undefined)));
  clock.abort();
  await expect(waiting).rejects.toMatchObject({ kind: 'timeout', isRetryable: true });
  expect(limit).toHaveBeenCalledWith(10_000);
  limit.mockRestore();
});

it('what was lost is loaded again by whoever asks again, and what was loaded is not', async () => {
  const answer = jest.fn(listDealerStates.answer);
  answer.mockRejectedValueOnce(new Error('chunk answers is gone'));
  const call = readWith(answer);
  await expect(loadReader(call)).rejects.toBeInstanceOf(ApiError);
  const read = await loadReader(call);
  expect(await loadReader(call)).toBe(read);
  expect(answer).toHaveBeenCalledTimes(2);
});

it('what was lost counts once for all calls that waited for it, and no more once something came', async () => {
  const lost = () => loadReader(readWith(() => Promise.reject(new Error('gone')))).catch(() => 0);
  await loadReader(readWith(listDealerStates.answer));
  expect(countLostReaders()).toBe(0);
  await Promise.all([lost(), lost(), lost()]);
  expect(countLostReaders()).toBe(1);
  const waiting = new AbortController();
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(waiting.signal);
  const hanging = loadReader(readWith(() => new Promise(() => undefined))).catch(() => 0);
  limit.mockRestore();
  await lost();
  expect(countLostReaders()).toBe(2);
  waiting.abort();
  await hanging;
  expect(countLostReaders()).toBe(2);
  await loadReader(readWith(listDealerStates.answer));
  expect(countLostReaders()).toBe(0);
});
