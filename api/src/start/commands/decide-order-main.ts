import { StartError } from '@site/server';
import { DECISIONS, type Decision, decideOrder } from '../../features/payments/decide-order';
import { toTrackingId } from '../../features/persons/find-orders';
import { readConfig } from '../../platform/config/config';
import { connectCommand } from './connect-command';
import { ensureTables } from './ensure-tables';
import { runCommand } from './run-command';

const USAGE = 'pnpm --filter api order:decide <tracking-id> <stands|cancelled> <who> <why>';

const isDecision = (word: string): word is Decision => Object.hasOwn(DECISIONS, word);

/**
 * `pnpm --filter api order:decide <tracking-id> <stands|cancelled> <who> <why>`: what a person decided of an order under
 * review (docs/payments.md). Who decided and why are kept in the audit. Also while the API runs.
 */
runCommand(USAGE, async ([number = '', decision = '', who = '', why = '']) => {
  const by = who.trim();
  const reason = why.trim();
  if (!isDecision(decision) || by === '' || reason === '') throw new StartError(`Say: ${USAGE}`);
  const config = readConfig(process.env);
  const { db, pool, close } = await connectCommand(config, console.error);
  try {
    await ensureTables(pool);
    const trackingId = toTrackingId(number);
    const decided = await decideOrder(db, {
      ...{ trackingId, decision, by, why: reason },
      now: new Date(),
    });
    if (!decided) throw new StartError(`No order has the number "${number}".`);
    if ('refused' in decided)
      throw new StartError(
        `The order ${trackingId} is "${decided.refused}". Only an order under review ("review") is decided on.`,
      );
    console.log(`The order ${trackingId} is "${decided.status}" now.`);
  } finally {
    await close();
  }
});
