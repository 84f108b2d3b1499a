export { ApiError } from './http/api-error';
export { type LoadedReads, loadAll, type Read } from './http/load-all';
export { appPath, geoPath, staticJsonPath } from './http/paths';
export { isRecord, read, responseData } from './http/read';
export { REQUEST_TIMEOUT_MS, send, TOKEN_STORAGE_KEY } from './http/send';
export { type ReadState, useRead } from './http/use-read';
export {
  type FormFields,
  newIdempotencyKey,
  toFormData,
  type WriteResult,
  write,
} from './http/write';
