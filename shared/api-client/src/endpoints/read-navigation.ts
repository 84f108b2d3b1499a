import { type Navigation, navigationSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** Menu and footer of the shell: static file `navigation`. */
export function readNavigation(): Read<Navigation> {
  return staticJson('navigation', navigationSchema);
}

/** {@link readNavigation} in a view. */
export function useNavigation(): ReadState<Navigation> {
  const { key, fetch } = readNavigation();
  return useRead(key, fetch);
}
