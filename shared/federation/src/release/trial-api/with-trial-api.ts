import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordingFiles } from './recording';
import { startRecordedApi } from './start-recorded-api';

/** An API with the data that the pages of a trial show. */
export interface TrialApi {
  origin: string;
  /** Its service prefix (spec §7, `{app}`); undefined for the usual one. */
  appPrefix?: string | undefined;
}

/** Why pages are tried without data. */
interface NoApi {
  why: string;
}

/** The API that somebody has named for trials. */
function namedApi(): TrialApi | undefined {
  const origin = process.env['GATE_API_ORIGIN'];
  return origin ? { origin, appPrefix: process.env['APP_PREFIX'] } : undefined;
}

function whyNoRecording(files: RecordingFiles | undefined): string | undefined {
  if (!files || !existsSync(files.answers))
    return 'No API was named (GATE_API_ORIGIN), and there is no recording of one.';
  if (!existsSync(join(files.content, 'json')))
    return 'The content is not built (pnpm build:content), and no API was named (GATE_API_ORIGIN).';
  return undefined;
}

/**
 * Does work with the API that a build is tried with: the one that `GATE_API_ORIGIN` names, else a recording
 * of one, which is served for so long as the work takes.
 * @param files where the recording is; undefined where there is none
 */
export async function withTrialApi<T>(
  files: RecordingFiles | undefined,
  work: (api: TrialApi | NoApi) => Promise<T>,
): Promise<T> {
  const named = namedApi();
  if (named) return work(named);
  const why = whyNoRecording(files);
  if (why || !files) return work({ why: why ?? '' });
  const { origin, stop } = await startRecordedApi(files);
  try {
    return await work({ origin });
  } finally {
    await stop();
  }
}
