/**
 * Everything of which a page may hold one instance only (design §5). The host provides each; a
 * remote brings none along. `lazy` ones load with the first page that asks for them.
 */
export const SINGLETONS: readonly { key: string; packageName: string; lazy?: true }[] = [
  { key: 'react', packageName: 'react' },
  { key: 'react-dom', packageName: 'react-dom' },
  { key: 'swr', packageName: 'swr' },
  { key: '@emotion/react', packageName: '@emotion/react' },
  { key: '@emotion/styled', packageName: '@emotion/styled' },
  { key: '@mui/system', packageName: '@mui/system' },
  { key: '@mui/material/styles', packageName: '@mui/material' },
  { key: '@site/router', packageName: '@site/router' },
  { key: '@site/schema', packageName: '@site/schema', lazy: true },
  { key: '@site/shell', packageName: '@site/shell' },
  { key: '@site/ui', packageName: '@site/ui' },
  { key: '@site/inputs', packageName: '@site/inputs', lazy: true },
  { key: '@site/forms', packageName: '@site/forms', lazy: true },
];

/** The shared packages that the host keeps out of its first script. */
export const LAZY_SHARES: readonly string[] = SINGLETONS.filter(({ lazy }) => lazy).map(
  ({ key }) => key,
);

/** Whether a page that needs this shared package waits for a file of the host of its own. */
export const isLazilyShared = (key: string): boolean => LAZY_SHARES.includes(key);

/** The package that a shared key is of. */
export const packageOfShare = (key: string): string =>
  SINGLETONS.find((one) => one.key === key)?.packageName ?? key;

/** Keys of everything that a page may hold once only. */
export const SHARED_KEYS: readonly string[] = SINGLETONS.map(({ key }) => key);
