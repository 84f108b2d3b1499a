import { openRegistry } from '../../registry/envelope/open-registry';
import type { Registry } from '../../registry/schema/registry-schema';

/** A registry from its file text; undefined for one that is not signed with the key, or damaged. */
export function openOrUndefined(text: string, key: string): Registry | undefined {
  try {
    return openRegistry(text, key).registry;
  } catch (_badOrOther) {
    return undefined;
  }
}
