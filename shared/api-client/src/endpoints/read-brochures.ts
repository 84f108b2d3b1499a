import { type Brochure, brochuresSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** Brochures of the footer menu: static file `download-brochure`. */
export function readBrochures(): Read<Brochure[]> {
  return staticJson('download-brochure', brochuresSchema, 'brochures');
}

/** {@link readBrochures} in a view; reads nothing until `wanted`. */
export function useBrochures(wanted: boolean): ReadState<Brochure[]> {
  const { key, fetch } = readBrochures();
  return useRead(wanted ? key : null, fetch);
}
