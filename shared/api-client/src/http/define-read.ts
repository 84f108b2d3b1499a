import type { AnswerOf, NoParams, PathParams, ReadEndpoint } from '@site/contract';
import { keepAnswer } from '@site/shell';
import { fetchAnswer } from './fetch-answer';
import type { Read } from './load-all';
import { type ReadState, useRead } from './use-read';

type Params<E extends ReadEndpoint> = PathParams<E['path']>;
type IsBare<E extends ReadEndpoint> = Params<E> extends NoParams ? true : false;

/** A call that reads, as pages and loaders make it. */
export interface DefinedRead<E extends ReadEndpoint> {
  /** One read of it, to load or to fetch. */
  read: (...params: IsBare<E> extends true ? [] : [params: Params<E>]) => Read<AnswerOf<E>>;
  /** The same in a view; null (nothing chosen yet) reads nothing. */
  useRead: (
    ...params: IsBare<E> extends true ? [params?: NoParams | null] : [params: Params<E> | null]
  ) => ReadState<AnswerOf<E>>;
}

/** Calls by name, then the parameters in the order of the path: "listDealers/Telangana". */
function keyOf({ name, path }: ReadEndpoint, params: Readonly<Record<string, string>>): string {
  const names = path.match(/:\w+/g) ?? [];
  return [name, ...names.map((param) => encodeURIComponent(params[param.slice(1)] ?? ''))].join(
    '/',
  );
}

/**
 * Makes a read of a call of the contract: its address, the place of its answer and the shape of that
 * answer are the call's own and stand nowhere else.
 */
export function defineRead<E extends ReadEndpoint>(endpoint: E): DefinedRead<E> {
  const read = (params = {} as Params<E>): Read<AnswerOf<E>> => {
    const key = keyOf(endpoint, params);
    return {
      key,
      fetch: (signal) =>
        keepAnswer(endpoint, key, () => fetchAnswer(endpoint, params, signal ? { signal } : {})),
    };
  };
  return {
    read,
    useRead: (params: Params<E> | null = {} as Params<E>) => {
      const wanted = params && read(params);
      return useRead(wanted?.key ?? null, wanted?.fetch);
    },
  };
}
