import { diagonal } from '../../fixtures/matrix/diagonal';
import { faults } from '../../fixtures/matrix/faults';
import { meetFault } from '../../fixtures/matrix/meet';
import { test } from '../../fixtures/matrix/test';

// Twenty-five pages, some of which wait for a limit: a busy machine needs minutes.
test.setTimeout(600_000);

test('every fault costs its own part of the page only, on some route, and every route lives through some fault', async ({
  openPage,
  matrix,
}) => {
  for (const { fault, routes } of diagonal(faults, matrix.routes))
    await meetFault(openPage, fault, routes, matrix);
});
