import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { hostConfig } from '../preset/host/host-config';
import type { HostEntries } from '../preset/host/host-entries';
import { remoteConfig } from '../preset/remote-config';

const refreshDir = fileURLToPath(new URL('./refresh', import.meta.url));

function withHotReplacement(config: Configuration, origin: string): Configuration {
  const refresh = new ReactRefreshRspackPlugin({
    exclude: [/[\\/]node_modules[\\/]/, refreshDir],
  });
  return {
    ...config,
    output: {
      ...config.output,
      // Absolute, because the page comes from the host's server and not from the dev server.
      publicPath: `${origin}/`,
      crossOriginLoading: 'anonymous',
      // A page that missed a build asks for the update of the one before.
      clean: false,
    },
    plugins: [...(config.plugins ?? []), refresh],
  };
}

/** The host's browser build as a dev server serves it: publishes the one refresh runtime of the page. */
export function hostHotConfig(dir: string, entries: HostEntries, origin: string): Configuration {
  const config = withHotReplacement(hostConfig(dir, entries, 'web', 'development'), origin);
  const publish = fileURLToPath(new URL('./refresh/publish.cjs', import.meta.url));
  return { ...config, entry: { client: [publish, entries.client] } };
}

/** A remote's browser build as a dev server serves it: uses the refresh runtime that the host published. */
export function remoteHotConfig(dir: string, origin: string): Configuration {
  const config = withHotReplacement(remoteConfig(dir, 'web', 'development'), origin);
  return {
    ...config,
    // The key must be exactly this one: the refresh plugin puts its own alias of it first.
    resolve: {
      ...config.resolve,
      extensions: [...(config.resolve?.extensions ?? []), '.cjs'],
      alias: { 'react-refresh': refreshDir },
    },
  };
}
