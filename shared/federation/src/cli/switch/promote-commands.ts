import { cancelSchedule, parseStart, scheduleRemote } from '../../release/schedule';
import { promoteRemote } from '../../release/share/promote';
import { readNote } from '../ask-note';
import { candidate, type Options, request, timed } from './switch-request';

/** `pnpm release promote <remote>`. */
export async function promote(remote: string, options: Options): Promise<void> {
  const startsAt = options['at'] === undefined ? undefined : parseStart(String(options['at']));
  const asked = await candidate(remote, options);
  await timed(async () => {
    if (startsAt) {
      const { metadata } = await scheduleRemote({ ...asked, startsAt });
      return `${remote} ${metadata.version} goes live at ${startsAt}`;
    }
    const { metadata } = await promoteRemote(asked);
    return `${remote} ${metadata.version} is live`;
  });
}

/** `pnpm release cancel <remote>`. */
export async function cancel(remote: string, options: Options): Promise<void> {
  const why = await readNote(options, { isUrgent: true });
  await timed(async () => {
    const { metadata } = await cancelSchedule(request(remote, why));
    return `${remote} ${metadata.version} does not go live by itself any more`;
  });
}
