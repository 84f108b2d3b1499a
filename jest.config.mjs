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
    // Apart from the code, where it is read for a stack only; without this line it stands inside, four times as long.
    sourceMaps: true,
  },
];

/**
 * Packages that run as they are, by the beginning of their folders' names: compiling them changes nothing, and
 * each test file reads them again.
 */
const COMMON_JS = [
  ...['typescript', 'jsdom', '@swc', 'jest'],
  ...['react@', 'react-dom@', 'scheduler@', '@emotion\\+', 'formik@', 'lodash@'],
  ...['aria-query@', 'pretty-format@', '@testing-library\\+', 'prop-types@'],
  ...['react-router@', 'swr@', 'fake-indexeddb@'],
  ...['fastify@', 'ajv@', 'pino@', 'pg@', 'avvio@', 'find-my-way@', 'ret@', 'light-my-request@'],
  ...['fast-json-stringify@', 'fast-uri@', 'prom-client@', 'semver@', '@fastify\\+'],
  ...['@aws-sdk\\+', '@smithy\\+'],
  ...['pdfkit@', 'fontkit@', 'brotli@'],
  ...['kubernetes-models@', '@kubernetes-models\\+', '@swc\\+helpers', 'yaml@'],
];

const common = {
  runtime: '<rootDir>/scripts/jest-runtime.cjs',
  transform: { '^.+\\.(t|j|mj)sx?$': swc, '^.+\\.mjs$': swc },
  // Many packages of this field ship ES modules only and are compiled; these are CommonJS already, and heavy.
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(${COMMON_JS.join('|')})[^/]*/`],
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
