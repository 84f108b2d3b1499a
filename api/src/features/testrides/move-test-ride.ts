import { TEST_RIDE_CANCELLED, TEST_RIDE_COMPLETED, type TestRideUpdate } from '@site/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db';
import { type enquiry, type lead, testRideEvent, upload } from '../../platform/db/schema/all';
import { HttpError } from '../../platform/http/http-error';
import type { ReceivedFile } from '../../platform/uploads/receive-upload';
import { readStages } from '../campaigns/read-stages';
import { canMoveTestRide } from './can-move-test-ride';
import { checkUpdate } from './check-update';

/** A file that was received, and whose it is: see `upload` in the schema. */
export type Proof = ReceivedFile & { addressHash: string };

/** What a test ride hangs on. */
export type TestRideOwner = typeof enquiry | typeof lead;

/**
 * Moves a test ride to another status and records it. Gives true when the file was taken as proof.
 * @throws HttpError 400 for a wrong field, 404 for an unknown id, 409 for a move that is not allowed
 */
export async function moveTestRide(
  tx: Tx,
  owner: TestRideOwner,
  update: TestRideUpdate,
  file: Proof | undefined,
): Promise<boolean> {
  const { trackingId, testride_status: toStatus, testride_reason: reason } = update;
  checkUpdate(update, file !== undefined, await readStages(tx, 'testride'));
  const [found] = await tx
    .select({ status: owner.testrideStatus })
    .from(owner)
    .where(eq(owner.trackingId, trackingId))
    .for('update');
  if (!found)
    throw new HttpError(404, 'Unknown tracking id.', { trackingId: 'Unknown tracking id.' });
  if (!canMoveTestRide(found.status, toStatus, { hasProof: await hasProof(tx, trackingId) })) {
    const message =
      found.status === toStatus
        ? 'This test ride has its proof already.'
        : `A test ride that is ${found.status} cannot become ${toStatus}.`;
    throw new HttpError(409, message, { testride_status: message });
  }
  const proof = toStatus === TEST_RIDE_COMPLETED ? file : undefined;
  const uploadId = proof && (await recordUpload(tx, proof));
  await tx.insert(testRideEvent).values({
    trackingId,
    fromStatus: found.status,
    toStatus,
    reason: toStatus === TEST_RIDE_CANCELLED ? (reason ?? null) : null,
    uploadId: uploadId ?? null,
  });
  await tx.update(owner).set({ testrideStatus: toStatus }).where(eq(owner.trackingId, trackingId));
  return proof !== undefined;
}

/** One proof a ride: nobody can fill the disk through a tracking id. */
async function hasProof(tx: Tx, trackingId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: testRideEvent.id })
    .from(testRideEvent)
    .where(and(eq(testRideEvent.trackingId, trackingId), isNotNull(testRideEvent.uploadId)))
    .limit(1);
  return found !== undefined;
}

async function recordUpload(tx: Tx, file: Proof): Promise<string | undefined> {
  const { storedName, contentType, bytes, sha256, addressHash } = file;
  const [row] = await tx
    .insert(upload)
    .values({ storedName, contentType, bytes, sha256, addressHash })
    .returning({ id: upload.id });
  return row?.id;
}
