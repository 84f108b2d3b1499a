import { faults } from '../fixtures/matrix/faults';
import { meetFault } from '../fixtures/matrix/meet';
import { test } from '../fixtures/matrix/test';

test.setTimeout(600_000);

for (const fault of faults) {
  test(`${fault.name}: ${fault.class}, on every route of every remote`, async ({
    openPage,
    matrix,
  }) => meetFault(openPage, fault, matrix.routes, matrix));
}
