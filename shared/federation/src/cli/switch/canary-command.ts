import { startCanary } from '../../release/share/start-canary';
import { wholeNumber } from '../parse/whole-number';
import { candidate, type Options, timed } from './switch-request';

/** `pnpm release canary <remote>`. */
export async function canary(remote: string, options: Options): Promise<void> {
  const share = wholeNumber('share', options['share'], 10, { least: 1, most: 99 });
  const asked = await candidate(remote, options);
  await timed(async () => {
    const { metadata } = await startCanary({ ...asked, share });
    return `${share}% of the visitors get ${remote} ${metadata.version}`;
  });
}
