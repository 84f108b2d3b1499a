import { registerPlugins } from '@module-federation/enhanced/runtime';

type Plugin = NonNullable<Parameters<typeof registerPlugins>[0]>[number];
type Container = Awaited<ReturnType<NonNullable<Plugin['loadEntry']>>>;

declare const __non_webpack_require__: (file: string) => Container;

/**
 * Federation runtime plugin of the server: takes a remote's container from verified files on disk.
 * No network, no evaluation of fetched text, and a new worker starts with an empty module cache
 * (docs/server-rendering.md).
 */
export function loadContainersFromDisk(): void {
  registerPlugins([
    {
      name: 'disk-loader',
      async loadEntry({ remoteInfo }) {
        return __non_webpack_require__(remoteInfo.entry);
      },
    },
  ]);
}
