import { sharedPolicy } from './shared-policy';

/** The ranges that a remote demands, by shared key: what the registry keeps and the gate compares. */
export function requiredRanges(appDir: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedPolicy('remote', appDir)).map(([key, e]) => [key, e.requiredVersion]),
  );
}

/** The versions that the host provides, by shared key. */
export function providedVersions(hostDir: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedPolicy('host', hostDir)).map(([key, e]) => [key, e.version]),
  );
}
