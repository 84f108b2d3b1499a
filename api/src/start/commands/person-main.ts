import { normalizePhone } from '@site/contract';
import { StartError } from '@site/server';
import { erasePerson } from '../../features/persons/erase-person';
import { readPerson } from '../../features/persons/read-person';
import { readConfig } from '../../platform/config/config';
import { connectCommand } from './connect-command';
import { ensureTables } from './ensure-tables';
import { runCommand } from './run-command';

const USAGE = 'pnpm --filter api person <show|erase> <phone>';

/**
 * `pnpm --filter api person show <phone>` prints all that is held about the person with that number, as JSON; `person
 * erase <phone>` removes it and says what it removed and what stays (docs/personal-data.md). Both also while the API runs.
 */
runCommand(USAGE, async ([what, typed = '']) => {
  if (what !== 'show' && what !== 'erase') throw new StartError(`Say: ${USAGE}`);
  const phone = normalizePhone(typed);
  if (!/^\d{10}$/.test(phone))
    throw new StartError(`"${typed}" is no phone number of ten digits. Say: ${USAGE}`);
  const config = readConfig(process.env);
  const { db, pool, close } = await connectCommand(config, console.error);
  try {
    await ensureTables(pool);
    const uploadsDir = config.uploads.folder;
    const told =
      what === 'show'
        ? await readPerson(db, phone)
        : await erasePerson(db, phone, { uploadsDir, now: new Date() });
    console.log(JSON.stringify(told, undefined, 2));
  } finally {
    await close();
  }
});
