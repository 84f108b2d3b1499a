import { ApiError } from './api-error';
import { loadAll } from './load-all';

it('loaded reads stand in the order in which a page names them, whichever is answered first', async () => {
  let answerFirst: (data: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    answerFirst = resolve;
  });
  const lost = () => Promise.reject(new ApiError('network', 'lost'));
  const loading = loadAll(
    [
      { key: 'offers', fetch: () => late },
      { key: 'dealers', fetch: lost },
      { key: 'products', fetch: async () => 'two bikes' },
    ],
    new AbortController().signal,
  );
  await new Promise(setImmediate);
  answerFirst('one offer');
  const { fallback, failures } = await loading;
  expect(Object.entries(fallback)).toEqual([
    ['offers', 'one offer'],
    ['products', 'two bikes'],
  ]);
  expect(Object.keys(failures)).toEqual(['dealers']);
});
