import { openRegistry } from '../../registry/envelope/open-registry';
import type { Registry } from '../../registry/schema/registry-schema';

export function openOrUndefined(text: string, key: string): Registry | undefined {
  try {
    return openRegistry(text, key).registry;
  } catch (_badOrOther) {
    return undefined;
  }
}
