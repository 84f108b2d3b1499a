import {
  limits,
  messages,
  minLengthMessage,
  type RequirementInput,
  requiredMessage,
  requirementKey,
  selectValidMessage,
} from '@site/contract';
import { fieldError, HttpError } from '../../platform/http/http-error';

const MAX_LENGTH = 500;

/** What is wrong with one extra field, or undefined (spec §5). */
function problemOf(input: RequirementInput, value: string): string | undefined {
  const label = input.dsri_label_name;
  const isRequired = input.dsri_required === '1';
  if (value === '') return isRequired ? requiredMessage(label) : undefined;
  if (input.dsri_input_type === 'select') {
    return input.options.includes(value) ? undefined : selectValidMessage(label);
  }
  if (isRequired && value.length < limits.minText) return minLengthMessage(label, limits.minText);
  return value.length > MAX_LENGTH
    ? `${label} must be at most ${MAX_LENGTH} characters`
    : undefined;
}

function parseRequirements(json: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json || '{}');
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
      return parsed as Record<string, unknown>;
    }
  } catch {
    // Refused below, like every other text that is no JSON object.
  }
  throw fieldError('requirements', messages.requirementsInvalid);
}

/**
 * Checks the requirements JSON against the current server-defined inputs and gives what is kept: the
 * values by key. Keys that no input has are left out.
 * @throws HttpError 400 with a message per field
 */
export function checkRequirements(
  json: string,
  inputs: readonly RequirementInput[],
): Record<string, string> {
  const given = parseRequirements(json);
  const kept: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const input of inputs) {
    const key = requirementKey(input.dsri_label_name);
    const raw = Object.hasOwn(given, key) ? given[key] : '';
    const value = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '';
    const problem = problemOf(input, value);
    if (problem) errors[key] = problem;
    else if (value !== '') kept[key] = value;
  }
  const [first] = Object.values(errors);
  if (first) throw new HttpError(400, first, errors);
  return kept;
}
