import { limits, messages, uploadExtensions, uploadTypes } from '@site/contract';
import { type MixedSchema, mixed } from 'yup';

/** Value of the `accept` attribute for uploads of spec §5. */
export const UPLOAD_ACCEPT = [...uploadExtensions.map((name) => `.${name}`), ...uploadTypes].join();

const isAllowed = (name: string) => uploadExtensions.some((allowed) => allowed === name);

/**
 * True when the extension is allowed and the browser's media type does not say otherwise. Two say nothing: none
 * at all, as browsers often report for HEIF and HEIC, and `application/octet-stream`, as phones do. Some phones call a JPEG
 * `image/jpg`, and a live photo a sequence. The server looks at the content (design §7).
 */
export function isAllowedUpload(file: Pick<File, 'name' | 'type'>): boolean {
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const type = file.type.toLowerCase();
  const saysNothing = type === '' || type === 'application/octet-stream';
  return (
    isAllowed(extension) &&
    (saysNothing || isAllowed(type.replace(/^(?:application|image)\/|-sequence$/g, '')))
  );
}

/**
 * An optional upload: "Unsupported file format", "File size is too large(below 5Mb).", and words of
 * ours for a file without content, which browsers send and no server can use. The empty
 * value of the field is `null`.
 */
export function uploadFile(): MixedSchema<File | null | undefined> {
  return mixed<File>(isFile)
    .nullable()
    .test('type', messages.fileType, (file) => !file || isAllowedUpload(file))
    .test('empty', messages.fileEmpty, (file) => !file || file.size > 0)
    .test('size', messages.fileSize, (file) => !file || file.size <= limits.uploadBytes);
}

function isFile(value: unknown): value is File {
  return typeof File !== 'undefined' && value instanceof File;
}
