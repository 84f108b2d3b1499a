/**
 * What a process of Node needs of its machine, on any system: where programs and temporary files are, how
 * dates are written, whose certificates it trusts, and how much memory it may have.
 */
const NEEDED = [
  ...['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'],
  ...['LANG', 'TZ'],
  ...['NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS'],
] as const;

/**
 * The environment of a process in which a release is tried. What is tried is code that nobody has accepted
 * yet, and the environment of whoever releases holds keys, tokens and passwords: so it gets what is named
 * here, and what it is handed for the trial, but nothing else.
 * @param own settings of the trial
 */
export function trialEnvironment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const needed = NEEDED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(needed), ...own };
}
