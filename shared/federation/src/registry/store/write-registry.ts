import type { AuditEntry } from '../audit/audit-entry';
import { noteAround } from '../audit/note-switch';
import type { NumberedRegistry } from '../envelope/numbered-registry';
import { sealRegistry, sealSharedRegistry } from '../envelope/seal-registry';
import { keepCopy } from '../kept-registries';
import type { Signer } from '../parts/signer';
import type { SignedReleasers } from '../releasers/signed-releasers-schema';
import type { Registry } from '../schema/registry-schema';
import { storePaths, writeFileAtomic } from '../store-files';

/** The number of the next registry: higher than any before, also when the last one is lost. */
const nextNumber = (last: number): number => Math.max(last + 1, Date.now());

/** What a new registry is made with. */
interface Writing {
  signer: Signer;
  /** PEM of the registry's own public key. */
  rootKey: string;
  /** Number of the last one. */
  last: number;
  /** Who may release what; without it only the registry's own key signs. */
  releasers?: SignedReleasers | undefined;
  /** What was in force, whose signatures stay where nothing changed. */
  before?: NumberedRegistry;
  /** What to note; nothing for the first registry of a store. */
  audit?: AuditEntry;
}

function seal(registry: Registry, number: number, writing: Writing): string {
  const { signer, releasers, ...rest } = writing;
  if (releasers) return sealSharedRegistry(registry, number, { signer, releasers, ...rest });
  return sealRegistry(registry, number, signer.privateKey);
}

/** Signs a registry, keeps a copy of it, puts it in force in one atomic step and notes that. To be called under the lock. */
export async function writeRegistry(
  root: string,
  registry: Registry,
  writing: Writing,
): Promise<void> {
  const { last, audit } = writing;
  const number = nextNumber(last);
  const text = seal(registry, number, writing);
  const write = async () => {
    await keepCopy(root, number, text);
    await writeFileAtomic(storePaths(root).registry, text);
  };
  await (audit ? noteAround(root, number, audit, write) : write());
}
