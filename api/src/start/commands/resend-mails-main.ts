import { StartError } from '@site/server';
import { resendMails } from '../../features/order-mails/resend-mails';
import { readConfig } from '../../platform/config/config';
import { connectCommand } from './connect-command';
import { ensureTables } from './ensure-tables';
import { runCommand } from './run-command';

/**
 * `pnpm --filter api mails:resend [tracking id]`: mails that were given up, or that of one order, are
 * tried again by the running API, or by the next one that starts.
 */
runCommand('pnpm --filter api mails:resend [tracking-id]', async ([trackingId]) => {
  const config = readConfig(process.env);
  const { db, pool, close } = await connectCommand(config, console.error);
  try {
    await ensureTables(pool);
    const resent = await resendMails(db, new Date(), trackingId);
    if (trackingId !== undefined && resent.length === 0) {
      throw new StartError(`No mail of the order ${trackingId} was given up.`);
    }
    for (const mail of resent) console.log(mail.trackingId);
    console.log(`Mails that are tried again: ${resent.length}.`);
  } finally {
    await close();
  }
});
