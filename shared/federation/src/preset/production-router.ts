import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { BuildMode } from './common/build-target';

const DEVELOPMENT = /[\\/]dist[\\/]development[\\/]([\w-]+)\.m?js$/;

/**
 * React Router without its warnings for developers. The package has a build without them, but each of its exports leads to
 * the one with them, in production too.
 */
export const productionRouter = (mode: BuildMode) =>
  mode === 'development'
    ? []
    : [
        new rspack.NormalModuleReplacementPlugin(/^react-router(?:\/dom)?$/, (resource) => {
          const file = createRequire(join(resource.context, 'importer.js')).resolve(
            resource.request,
          );
          resource.request = file.replace(DEVELOPMENT, '/dist/production/$1.mjs');
        }),
      ];
