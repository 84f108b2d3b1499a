import type { Config } from '../../platform/config/config';
import { connectDatabase, type Database } from '../../platform/db/connect';
import { onInterruption } from './interruption';

/**
 * Connects a command to the database, for as long as copying whole tables takes. A command that is interrupted leaves
 * the embedded server as one that ends does: the last process to leave stops it.
 * @throws StartError in one line when it cannot be reached
 */
export async function connectCommand(
  config: Config,
  log: (line: string) => void,
): Promise<Database> {
  const connecting = connectDatabase(config, log, { isCommand: true });
  // A server of its own does not end with us.
  if (config.databaseUrl) return connecting;
  const stopWatching = onInterruption(async () => {
    const database = await connecting.catch(() => undefined);
    await database?.leave();
  });
  try {
    const database = await connecting;
    return { ...database, close: () => database.close().finally(stopWatching) };
  } catch (error) {
    stopWatching();
    throw error;
  }
}
