import multipart from '@fastify/multipart';
import { limits } from '@site/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldTooLong, HttpError } from './http-error';
import { readParts } from './read-parts';

const MAX_FIELD_BYTES = 32 * 1024;

/** Routes that take a file read their parts themselves. */
declare module 'fastify' {
  interface FastifyContextConfig {
    fileField?: string;
  }
}

/**
 * Reads urlencoded and multipart bodies as flat text fields, like JSON. Of a repeated name the last
 * counts. A file is refused where the route takes none.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
  app.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      fieldSize: MAX_FIELD_BYTES,
      fields: 80,
      parts: 81,
      files: 1,
      fileSize: limits.uploadBytes,
    },
  });
  app.addHook('preValidation', async (request: FastifyRequest) => {
    if (request.routeOptions.config.fileField || !request.isMultipart()) return;
    const fields: [string, string][] = [];
    for await (const part of readParts(request)) {
      if (part.type === 'file') {
        part.file.resume();
        throw new HttpError(400, 'This request takes no file.');
      }
      if (part.valueTruncated) throw fieldTooLong(part.fieldname);
      fields.push([part.fieldname, String(part.value)]);
    }
    request.body = Object.fromEntries(fields);
  });
}
