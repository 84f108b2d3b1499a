import { StartError } from '@site/server';
import { findOrders } from '../../features/persons/find-orders';
import { readConfig } from '../../platform/config/config';
import { connectCommand } from './connect-command';
import { ensureTables } from './ensure-tables';
import { runCommand } from './run-command';

const USAGE = 'pnpm --filter api order <number>';

/**
 * `pnpm --filter api order <number>` prints an order with its payment and what was told of it, as JSON. The number is a
 * tracking id, however it is written, or the provider's id of an order or of a payment. Also while the API runs.
 */
runCommand(USAGE, async ([number = '']) => {
  if (number.trim() === '') throw new StartError(`Say: ${USAGE}`);
  const config = readConfig(process.env);
  const { db, pool, close } = await connectCommand(config, console.error);
  try {
    await ensureTables(pool);
    const found = await findOrders(db, number);
    if (found.length === 0)
      throw new StartError(`No order and no payment has the number "${number}".`);
    console.log(JSON.stringify(found, undefined, 2));
  } finally {
    await close();
  }
});
