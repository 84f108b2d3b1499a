import { type RequirementInput, requirementInputsSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';
import { type ReadState, useRead } from '../http/use-read';

/** Extra fields of the dealer application: `GET {app}/dealers/subscription/requirement/inputs/list`. */
export function readRequirementInputs(): Read<RequirementInput[]> {
  return {
    key: 'dealers/requirement-inputs',
    fetch: (signal) =>
      read(
        appPath('dealers', 'subscription', 'requirement', 'inputs', 'list'),
        requirementInputsSchema,
        (body) => {
          const data = responseData(body);
          return isRecord(data) ? data['subscription_requirement_input_list'] : undefined;
        },
        signal,
      ),
  };
}

/** {@link readRequirementInputs} in a page. */
export function useRequirementInputs(): ReadState<RequirementInput[]> {
  const { key, fetch } = readRequirementInputs();
  return useRead(key, fetch);
}
