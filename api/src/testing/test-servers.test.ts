import { hasPostgres15 } from './postgres-15';
import { availableServers } from './test-servers';

jest.mock('./postgres-15', () => ({
  ...jest.requireActual('./postgres-15'),
  hasPostgres15: jest.fn(),
}));
const installed = jest.mocked(hasPostgres15);

let warned: jest.SpyInstance;
beforeEach(() => {
  installed.mockReturnValue(false);
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  delete process.env['REQUIRE_POSTGRES'];
  jest.restoreAllMocks();
});

it('a machine without Postgres 15 tests on the embedded database alone, and says so', () => {
  expect(availableServers()).toEqual(['embedded']);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('SKIPPED on Postgres 15'));
});

it('a run that asks for Postgres 15 stops where there is none, and says what to install', () => {
  process.env['REQUIRE_POSTGRES'] = '1';
  expect(() => availableServers()).toThrow('apt-get install postgresql-15');
  installed.mockReturnValue(true);
  expect(availableServers()).toEqual(['embedded', 'postgres-15']);
  expect(warned).not.toHaveBeenCalled();
});
