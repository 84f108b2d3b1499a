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
  /**
   * Brings what is live to the folder, and goes on following.
   * @throws StartError for a bucket that refuses while there is nothing from before to show
   */
  start: () => Promise<void>;
}

async function orStartError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BucketError) throw new StartError(`RELEASES_STORE: ${error.message}`);
    throw error;
  }
}

/**
 * Opens the bucket that `RELEASES_STORE` names, where one does, to be followed in a folder of `STATE_DIR`.
 * @throws StartError for settings that are wrong
 */
export async function openFollowedBucket({
  config,
  log,
  inForce,
}: FollowOptions): Promise<FollowedBucket | undefined> {
  const location = config.RELEASES_STORE;
  if (!location) return undefined;
  const root = join(config.STATE_DIR, `releases-${copyName(location)}`);
  const follower = new BucketFollower({
    bucket: await orStartError(openBucket(location)),
    root,
    publicKey: config.REGISTRY_PUBLIC_KEY,
    warn: (error, text) => log.warn({ err: error }, text),
    inForce,
  });
  setBehind(root, follower);
  return { root, follower, start: () => orStartError(follower.start()) };
}
