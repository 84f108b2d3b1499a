import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Fields, toFields } from '../http/fields';
import { fieldTooLong, HttpError } from '../http/http-error';
import { readParts } from '../http/read-parts';
import { dropUpload, type ReceivedFile, receiveUpload } from './receive-upload';

export interface UploadForm {
  fields: Fields;
  file: ReceivedFile | undefined;
}

/** Far above the real limit: that one is kept by receiveUpload, with the right message. */
const PARSER_FILE_LIMIT = 64 * 1024 * 1024;

/**
 * Reads a form that may carry one file under `fileField`. Other content types have fields only.
 * @throws HttpError for a second file, a wrong one, a broken form; no file is left behind then.
 */
export async function readUploadForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { fileField, folder }: { fileField: string; folder: string },
): Promise<UploadForm> {
  if (!request.isMultipart()) return { fields: toFields(request.body), file: undefined };
  const entries: [string, string][] = [];
  let file: ReceivedFile | undefined;
  try {
    for await (const part of readParts(request, { fileSize: PARSER_FILE_LIMIT })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw fieldTooLong(part.fieldname);
        entries.push([part.fieldname, String(part.value)]);
      } else if (part.fieldname !== fileField || file) {
        throw new HttpError(400, `Only one file is taken, as ${fileField}.`);
      } else {
        file = await receiveUpload(part, folder);
      }
    }
    return { fields: toFields(Object.fromEntries(entries)), file };
  } catch (error) {
    if (file) await dropUpload(file, folder);
    // What is left of the body is not read: the connection cannot be used again.
    reply.header('connection', 'close');
    throw error;
  }
}
