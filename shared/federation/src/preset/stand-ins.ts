import { rspack } from '@rspack/core';
import type { StandIns } from './host/host-entries';

/** Puts files in the place of packages; a file gets the package itself. */
export const standIns = (files: StandIns = {}) =>
  Object.entries(files).map(
    ([name, file]) =>
      new rspack.NormalModuleReplacementPlugin(new RegExp(`^${name}$`), (resource) => {
        if (resource.contextInfo.issuer !== file) resource.request = file;
      }),
  );
