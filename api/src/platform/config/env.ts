import { parseTrustedProxies, StartError, trustedProxiesRule } from '@site/server';

export type Env = Readonly<Record<string, string | undefined>>;

/** Reads one variable; empty counts as absent. */
export function text(env: Env, name: string, fallback: string): string {
  return env[name]?.trim() || fallback;
}

/** Reads a whole number within bounds. @throws StartError naming the variable. */
export function integer(
  env: Env,
  name: string,
  fallback: number,
  [min, max]: readonly [number, number],
): number {
  const raw = env[name]?.trim();
  if (!raw) return fallback;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${raw}".`);
  }
  return value;
}

/** Reads one of some words. @throws StartError naming the variable and the words. */
export function oneOf<const T extends string>(
  env: Env,
  name: string,
  words: readonly T[],
  fallback: T,
): T {
  const raw = text(env, name, fallback);
  const found = words.find((word) => word === raw);
  if (found === undefined) {
    throw new StartError(`${name} must be one of ${words.join(', ')}, not "${raw}".`);
  }
  return found;
}

/** Reads whose X-Forwarded-For is believed. @throws StartError naming the variable. */
export function trustedProxies(env: Env, name: string): false | string[] {
  const raw = text(env, name, 'loopback');
  const proxies = parseTrustedProxies(raw);
  if (proxies === undefined) {
    throw new StartError(`${name} ${trustedProxiesRule}, not "${raw}".`);
  }
  return proxies;
}

/** Reads an http(s) address. @throws StartError naming the variable. */
export function httpUrl(env: Env, name: string): string {
  const raw = text(env, name, '');
  if (raw === '') return '';
  if (!URL.canParse(raw) || !/^https?:$/.test(new URL(raw).protocol)) {
    throw new StartError(`${name} must be an http(s) address, not "${raw}".`);
  }
  return raw;
}
