import { type Stage, stageHierarchySchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/** The concepts whose stages the forms read (spec §7). */
export type StageConcept = 'testride' | 'walkin';

/** The stages of a concept: `GET {app}/conceptHierarchy/list/{concept}` (spec §7). */
export function readStages(concept: StageConcept): Read<Stage[]> {
  return {
    key: `stages/${concept}`,
    fetch: async (signal) => {
      const hierarchy = await read(
        appPath('conceptHierarchy', 'list', concept),
        stageHierarchySchema,
        (body) => {
          const data = responseData(body);
          return isRecord(data) ? data['concept_hierarchy_list'] : undefined;
        },
        signal,
      );
      return hierarchy.concept_stages_list;
    },
  };
}

/** {@link readStages} in a page. */
export function useStages(concept: StageConcept): ReadState<Stage[]> {
  const { key, fetch } = readStages(concept);
  return useRead(key, fetch);
}
