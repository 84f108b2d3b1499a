import { faults } from '../fixtures/matrix/faults';
import { meetFault } from '../fixtures/matrix/meet';
import { test } from '../fixtures/matrix/test';

// What never comes is waited for on each of the routes, data for 15 s.
test.setTimeout(1_800_000);

for (const fault of faults) {
  test(`${fault.name}: ${fault.class}, on every route of every remote`, async ({
    openPage,
    matrix,
  }) => meetFault(openPage, fault, matrix.routes, matrix));
}
