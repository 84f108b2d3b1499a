import { type Campaign, campaignsSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/** The open campaigns of a kind: `GET /{app}/campaign/open/list/{kind}` (spec §7). */
export function readCampaigns(kind: 'activity'): Read<Campaign[]> {
  return {
    key: `campaigns/${kind}`,
    fetch: (signal) =>
      read(
        appPath('campaign', 'open', 'list', kind),
        campaignsSchema,
        (body) => {
          const data = responseData(body);
          return isRecord(data) ? data['campaign_list'] : undefined;
        },
        signal,
      ),
  };
}

/** {@link readCampaigns} in a page. */
export function useCampaigns(kind: 'activity'): ReadState<Campaign[]> {
  const { key, fetch } = readCampaigns(kind);
  return useRead(key, fetch);
}
