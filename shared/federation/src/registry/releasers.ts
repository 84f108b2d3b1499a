import { z } from 'zod';
import { CONTENT, RELEASABLE } from './schema/releasable';
import { isSigned, RegistryError, signatureOf } from './signature';

/** Stands in the list of a key's remotes for every remote. */
export const ALL_REMOTES = '*';

const releaserSchema = z.strictObject({
  /** Person or pipeline; stands in the registry and in the audit log. */
  name: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{0,59}$/,
      'must be a name of small letters, digits, dots and hyphens',
    ),
  /** PEM of an Ed25519 public key. */
  publicKey: z.string().includes('PUBLIC KEY'),
  /** Remotes that the key may release; {@link ALL_REMOTES} for each. */
  remotes: z
    .array(
      z
        .string()
        .regex(
          new RegExp(`^(\\*|${RELEASABLE})$`),
          `must be *, ${CONTENT} or names like mf-catalog`,
        ),
    )
    .min(1),
});

/** A person or a pipeline with a key of its own. */
export type Releaser = z.infer<typeof releaserSchema>;

const signedReleasersSchema = z.strictObject({
  list: z.array(releaserSchema).superRefine((list, context) => {
    for (const part of ['name', 'publicKey'] as const)
      if (new Set(list.map((one) => one[part])).size !== list.length)
        context.addIssue({ code: 'custom', message: `each ${part} may stand there once` });
  }),
  /** Higher with each change, so that a list with a revoked key is told from the newest. */
  number: z.number().int().positive(),
  signature: z.string(),
});

/** Who may release what, signed with the registry's own key. */
export type SignedReleasers = z.infer<typeof signedReleasersSchema>;

/**
 * Signs a list with the registry's own key.
 * @throws RegistryError for a list that breaks its rules, e.g. a name that stands there twice
 */
export function sealReleasers(
  list: readonly Releaser[],
  number: number,
  privateKeyPem: string,
): SignedReleasers {
  const content = { list: [...list], number };
  return checked({ ...content, signature: signatureOf({ releasers: content }, privateKeyPem) });
}

function checked(value: unknown): SignedReleasers {
  const parsed = signedReleasersSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new RegistryError(`its list of keys: ${parsed.error.issues[0]?.message}`);
}

/**
 * Reads what {@link sealReleasers} made.
 * @param rootKey PEM of the registry's own public key
 * @throws RegistryError for a list that this key has not signed
 */
export function openReleasers(value: unknown, rootKey: string): SignedReleasers {
  const { signature, ...content } = checked(value);
  if (isSigned({ releasers: content }, signature, rootKey)) return { ...content, signature };
  throw new RegistryError('its list of keys has a bad signature');
}

/** The keys that a registry may be signed with. */
export class KeyRing {
  constructor(
    /** PEM of the registry's own public key, which may sign everything. */
    readonly rootKey: string,
    readonly releasers: readonly Releaser[] = [],
  ) {}

  /** PEM of the key of that name; of the registry's own for no name; undefined for a name that is not in the list. */
  keyOf(name: string | undefined): string | undefined {
    if (name === undefined) return this.rootKey;
    return this.releasers.find((one) => one.name === name)?.publicKey;
  }

  /** Whether the holder of a key may change what is released of a remote. */
  mayRelease(name: string | undefined, remote: string): boolean {
    return name === undefined || this.#allowed(remote).some((one) => one.name === name);
  }

  /** PEM of each key that may sign for a remote. */
  keysFor(remote: string): string[] {
    return [this.rootKey, ...this.#allowed(remote).map(({ publicKey }) => publicKey)];
  }

  #allowed(remote: string): Releaser[] {
    return this.releasers.filter(
      ({ remotes }) => remotes.includes(ALL_REMOTES) || remotes.includes(remote),
    );
  }
}
