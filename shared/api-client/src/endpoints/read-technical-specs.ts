import { type Specs, specsSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** Technical specifications by model-variant key: static file `technical-specs`. */
export function readTechnicalSpecs(): Read<Specs> {
  return staticJson('technical-specs', specsSchema, 'specs');
}

/** {@link readTechnicalSpecs} in a page. */
export function useTechnicalSpecs(): ReadState<Specs> {
  const { key, fetch } = readTechnicalSpecs();
  return useRead(key, fetch);
}
