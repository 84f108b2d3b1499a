import { join } from 'node:path';
import { BucketError, BucketFollower, copyName, openBucket } from '@site/federation/bucket';
import { type Registry, setBehind } from '@site/federation/registry';
import { StartError } from '@site/server';
import type { FastifyBaseLogger } from 'fastify';
import type { HostConfig } from '../config';

interface FollowOptions {
  config: Pick<HostConfig, 'RELEASES_STORE' | 'REGISTRY_PUBLIC_KEY' | 'STATE_DIR'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  inForce: () => Registry | undefined;
}

/** A bucket that a host follows, and the folder that it comes to. */
export interface FollowedBucket {
  root: string;
  follower: BucketFollower;
}

/**
 * Follows the bucket that `RELEASES_STORE` names, where one does, in a folder of `STATE_DIR`.
 * @throws StartError for settings that are wrong, and for a bucket that refuses while there is nothing from
 *   before to show
 */
export async function followBucket({
  config,
  log,
  inForce,
}: FollowOptions): Promise<FollowedBucket | undefined> {
  const location = config.RELEASES_STORE;
  if (!location) return undefined;
  const root = join(config.STATE_DIR, `releases-${copyName(location)}`);
  try {
    const follower = new BucketFollower({
      bucket: await openBucket(location),
      root,
      publicKey: config.REGISTRY_PUBLIC_KEY,
      warn: (error, text) => log.warn({ err: error }, text),
      inForce,
    });
    await follower.start();
    setBehind(root, follower);
    return { root, follower };
  } catch (error) {
    if (error instanceof BucketError) throw new StartError(`RELEASES_STORE: ${error.message}`);
    throw error;
  }
}
