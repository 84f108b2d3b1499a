/** Unit and contract tests: plain sources, no federation. Browser tests are Playwright's (e2e/). */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  transform: { '^.+\\.(t|j|mj)sx?$': swc, '^.+\\.mjs$': swc },
  // Many packages of this field ship ES modules only; all but the heaviest CommonJS ones are compiled.
  transformIgnorePatterns: ['/node_modules/\\.pnpm/(typescript|jsdom|@swc|jest)[^/]*/'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '<rootDir>/e2e/',
    '/\\.releases/',
    '/\\.data/',
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.releases/', '/\\.data/'],
  setupFiles: ['<rootDir>/shared/testing/src/web-globals.ts'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-setup.ts'],
};

const project = (displayName, folders) => ({
  ...common,
  rootDir: import.meta.dirname,
  displayName,
  testEnvironment: 'node',
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
});

export default {
  // Longer than any single wait of a test, so that a failure names what did not come (scripts/jest-setup.ts).
  testTimeout: 120_000,
  projects: [
    project('web', ['host', 'mf-*', 'shared/!(federation)']),
    project('server', ['api', 'shared/federation', 'scripts']),
  ],
};
