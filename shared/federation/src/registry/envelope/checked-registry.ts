import { describeProblem, type Registry, registrySchema } from '../schema/registry-schema';
import { RegistryError } from '../signature';

/** @throws RegistryError when it breaks the schema of a registry */
export function checkedRegistry(registry: unknown): Registry {
  const checked = registrySchema.safeParse(registry);
  if (!checked.success) throw new RegistryError(describeProblem(checked.error));
  return checked.data;
}
