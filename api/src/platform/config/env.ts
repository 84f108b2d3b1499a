import { StartError } from '../start-error';

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

/** Reads an http(s) address. @throws StartError naming the variable. */
export function httpUrl(env: Env, name: string): string {
  const raw = text(env, name, '');
  if (raw === '') return '';
  if (!URL.canParse(raw) || !/^https?:$/.test(new URL(raw).protocol)) {
    throw new StartError(`${name} must be an http(s) address, not "${raw}".`);
  }
  return raw;
}
