import {
  keyRequirements,
  messages,
  problemOf,
  type RequirementInput,
  requirementErrorName,
  requirementRule,
  tidyText,
} from '@site/contract';
import { fieldError, HttpError } from '../../platform/http/http-error';

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
  for (const { key, input } of keyRequirements(inputs)) {
    const rule = requirementRule(input);
    const raw = Object.hasOwn(given, key) ? given[key] : '';
    const isText = typeof raw === 'string' || typeof raw === 'number';
    const value = tidyText(rule, isText ? String(raw) : '');
    const problem = problemOf(rule, value);
    if (problem) errors[requirementErrorName(key)] = problem;
    else if (value !== '') kept[key] = value;
  }
  const [first] = Object.values(errors);
  if (first) throw new HttpError(400, first, errors);
  return kept;
}
