import {
  TEST_RIDE_FILE_FIELD,
  testRideUpdateSchema,
  updateEnquiryTestRide,
  updateLeadTestRide,
} from '@site/contract';
import type { FastifyInstance } from 'fastify';
import { enquiry, lead } from '../db/schema/all';
import type { ApiDeps } from '../deps';
import { hashFields } from '../http/idempotency';
import { answerWrite, describe, documentBody, parseFields, routeOf } from '../http/serve';
import { readUploadForm } from '../uploads/read-upload-form';
import { dropUpload, keepUpload } from '../uploads/receive-upload';
import { moveTestRide, type TestRideOwner } from './move-test-ride';

/** Both testride/update calls: of an enquiry and of a lead. */
export function testRideRoutes(app: FastifyInstance, deps: ApiDeps): void {
  serveUpdate(app, deps, updateEnquiryTestRide, enquiry);
  serveUpdate(app, deps, updateLeadTestRide, lead);
}

function serveUpdate(
  app: FastifyInstance,
  deps: ApiDeps,
  endpoint: typeof updateEnquiryTestRide | typeof updateLeadTestRide,
  owner: TestRideOwner,
): void {
  const folder = deps.config.uploadsDir;
  app.route({
    method: 'POST',
    url: routeOf(endpoint, deps),
    config: { ...deps.writeLimit, takesFile: true },
    schema: { ...describe(endpoint), ...documentBody(endpoint) },
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const form = await readUploadForm(request, reply, {
        fileField: TEST_RIDE_FILE_FIELD,
        folder,
      });
      const { file } = form;
      let isKept = false;
      try {
        const update = parseFields(testRideUpdateSchema, form.fields);
        let isTaken = false;
        const { isRepeated } = await answerWrite(
          { deps, endpoint, request, reply },
          hashFields(form.fields, file?.sha256),
          async (tx) => {
            isTaken = await moveTestRide(tx, owner, update, file);
            // Before the commit: an acknowledged proof is on disk.
            if (file && isTaken) await keepUpload(file, folder);
            const { trackingId, testride_status } = update;
            return { trackingId, testride_status };
          },
        );
        isKept = isTaken && !isRepeated;
        return reply;
      } finally {
        if (file && !isKept) await dropUpload(file, folder);
      }
    },
  });
}
