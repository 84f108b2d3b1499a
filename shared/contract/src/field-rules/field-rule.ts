import { limits, onlyDigits } from '../limits';
import {
  atMostMessage,
  exactDigitsMessage,
  minLengthMessage,
  requiredMessage,
  selectValidMessage,
} from '../messages';
import { normalizePhone } from './normalize-phone';
import { plainDigits } from './plain-digits';

/** The parts of a rule that can be broken, in the order in which they are judged. */
export type RulePart = 'required' | 'min' | 'length' | 'digits' | 'max' | 'pattern' | 'choices';

/**
 * The rule of one text field (spec §5), as data: the API's schemas and the forms' are both made from
 * it. Only what differs from the usual is said: a field is required, has 3 characters or more, and is
 * spoken of by its label.
 */
export interface FieldRule {
  /** How messages name the field, e.g. "Billing City". */
  readonly label: string;
  /** True where the field may stay empty; what is given must still fit. */
  readonly isOptional?: true;
  /** Fewest characters; 3 for a required text. */
  readonly min?: number;
  /** Exactly so many digits, and nothing else. */
  readonly digits?: number;
  /** Most characters; {@link limits.maxText} unless told. */
  readonly max?: number;
  readonly pattern?: RegExp;
  /** What can be chosen, where the field is a choice. */
  readonly choices?: readonly string[];
  /**
   * A phone number, of which the ten digits are judged and sent. A word in place of a function: what makes them is
   * then in the forms that the host provides, and not in each remote.
   */
  readonly isPhone?: true;
  /** Makes of a typed text what is judged and sent; else it is trimmed, as {@link tidyText} says. */
  readonly tidy?: (typed: string) => string;
  /** Words of the specification that differ from the usual ones. */
  readonly says?: Partial<Readonly<Record<RulePart, string>>>;
}

/** Fewest characters of a text that is given; 0 where another part of the rule says what fits. */
export const fewest = (rule: FieldRule): number =>
  rule.min ?? (rule.isOptional || rule.choices || rule.digits || rule.pattern ? 0 : limits.minText);

/** Most characters of a text. */
export const most = (rule: FieldRule): number => rule.max ?? limits.maxText;

/** What a field says when that part of its rule is broken. */
export function wordsOf(rule: FieldRule, part: RulePart): string {
  const { label, digits, says } = rule;
  const own = says?.[part];
  if (own !== undefined) return own;
  if (part === 'min') return minLengthMessage(label, fewest(rule));
  if (part === 'max') return atMostMessage(label, most(rule));
  if (part === 'choices') return selectValidMessage(label);
  return digits === undefined || part === 'required'
    ? requiredMessage(label)
    : exactDigitsMessage(label, digits);
}

/** Signs that nobody sees, as address books copy them along; not the joiners, which change how letters look. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;

/**
 * A typed text as it is judged and sent. One of certain characters loses the signs that nobody sees; a number of so
 * many digits is these digits, without the spaces that divide them ("500 001") and whatever their script.
 */
export function tidyText({ isPhone, tidy, pattern, digits }: FieldRule, typed: string): string {
  if (isPhone) return normalizePhone(typed);
  if (tidy) return tidy(typed);
  const seen = pattern || digits ? typed.replace(UNSEEN, '') : typed;
  return digits ? plainDigits(seen).replace(/\s/g, '') : seen.trim();
}

/** What is wrong with a tidied text, in the words to show; undefined when it fits. */
export function problemOf(rule: FieldRule, text: string): string | undefined {
  if (text === '') return rule.isOptional ? undefined : wordsOf(rule, 'required');
  const part = brokenPart(rule, text);
  return part && wordsOf(rule, part);
}

function brokenPart(rule: FieldRule, text: string): RulePart | undefined {
  const { digits, pattern, choices } = rule;
  if (text.length < fewest(rule)) return 'min';
  if (digits !== undefined && text.length !== digits) return 'length';
  if (digits !== undefined && !onlyDigits.test(text)) return 'digits';
  if (text.length > most(rule)) return 'max';
  if (pattern && !pattern.test(text)) return 'pattern';
  return choices && !choices.includes(text) ? 'choices' : undefined;
}
