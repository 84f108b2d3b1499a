import { updateEnquiryTestRide, updateLeadTestRide } from '@site/contract';
import { requestSchemas } from '@site/contract/requests';
import { networkOf } from '@site/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enquiry, lead } from '../../platform/db/schema/all';
import { CommitUnknownError } from '../../platform/db/transaction';
import type { ApiDeps } from '../../platform/deps';
import { hashFields } from '../../platform/http/idempotency';
import { describe, documentBody, routeOf } from '../../platform/http/route';
import { parseFields, runWrite, sendOutcome } from '../../platform/http/run-write';
import { keyedHash } from '../../platform/keyed-hash';
import { readUploadForm, type UploadForm } from '../../platform/uploads/read-upload-form';
import { dropUpload, keepUpload } from '../../platform/uploads/receive-upload';
import { requireQuota, UploadRoom } from '../../platform/uploads/upload-room';
import { moveTestRide, type TestRideOwner } from './move-test-ride';

/** Both testride/update calls: of an enquiry and of a lead. */
export function testRideRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const room = new UploadRoom(deps.config.uploads);
  serveUpdate(app, { deps, room }, updateEnquiryTestRide, enquiry);
  serveUpdate(app, { deps, room }, updateLeadTestRide, lead);
}

function serveUpdate(
  app: FastifyInstance,
  { deps, room }: { deps: ApiDeps; room: UploadRoom },
  endpoint: typeof updateEnquiryTestRide | typeof updateLeadTestRide,
  owner: TestRideOwner,
): void {
  const { uploads, secrets } = deps.config;
  const { folder } = uploads;
  const addressHashOf = ({ ip }: FastifyRequest) =>
    keyedHash(secrets.tokenSecret, 'address', networkOf(ip));

  /** When it returns or throws, a file that was surely not taken is gone. */
  async function runUpdate(request: FastifyRequest, { fields, file }: UploadForm) {
    let isTaken = false;
    try {
      const update = parseFields(requestSchemas[endpoint.name], fields);
      const outcome = await runWrite(
        { deps, endpoint, request },
        hashFields(fields, file?.sha256),
        async (tx) => {
          const proof = file && { ...file, addressHash: addressHashOf(request) };
          if (proof) await requireQuota(tx, uploads, { ...proof, now: deps.now() });
          isTaken = await moveTestRide(tx, owner, update, proof);
          // Before the commit: an acknowledged proof is on disk.
          if (file && isTaken) await keepUpload(file, folder);
          return { trackingId: update.trackingId, testride_status: update.testride_status };
        },
      );
      if (file && !isTaken) await dropUpload(file, folder);
      return outcome;
    } catch (error) {
      // A proof that the database may have taken stays, even if nobody can say so now.
      const mayBeTaken = isTaken && error instanceof CommitUnknownError;
      if (file && !mayBeTaken) await dropUpload(file, folder);
      throw error;
    }
  }

  app.route({
    method: 'POST',
    url: routeOf(endpoint, deps),
    config: { ...deps.uploadLimit, fileField: endpoint.file },
    schema: { ...describe(endpoint, deps), ...documentBody(endpoint) },
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const update = async () => {
        const form = await readUploadForm(request, reply, { fileField: endpoint.file, folder });
        return runUpdate(request, form);
      };
      const arrival = { log: request.log, sender: networkOf(request.ip) };
      const outcome = await (request.isMultipart() ? room.take(arrival, update) : update());
      return sendOutcome(reply, outcome);
    },
  });
}
