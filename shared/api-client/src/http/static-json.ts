import type { $ZodType } from 'zod/v4/core';
import type { Read } from './load-all';
import { staticJsonPath } from './paths';
import { isRecord, read } from './read';

/**
 * A read of `/static/json/<name>.json`, whose body is `{"data": …}`.
 * @param field the part of `data` that is wanted; all of it without
 */
export function staticJson<T>(name: string, schema: $ZodType<T>, field?: string): Read<T> {
  return {
    key: `static/${name}`,
    fetch: (signal) =>
      read(
        staticJsonPath(name),
        schema,
        (body) => {
          const data = isRecord(body) ? body['data'] : undefined;
          return field === undefined ? data : isRecord(data) ? data[field] : undefined;
        },
        signal,
      ),
  };
}
