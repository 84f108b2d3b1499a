import { oddTexts } from './odd-texts';

/** A form's schema, as far as one of its fields is asked (Yup has it). */
interface FormSchema {
  validateSyncAt(path: string, values: object, options: { abortEarly: boolean }): unknown;
}
/** The schema of one field of a request (Zod has it). */
interface RequestField {
  safeParse(value: unknown): { error?: { issues: readonly { message: string }[] } | undefined };
}

/** What a form says first of a field's value; an empty text counts as absent there. */
function formSays(form: FormSchema, name: string, value: string): string | undefined {
  try {
    form.validateSyncAt(name, { [name]: value === '' ? undefined : value }, { abortEarly: false });
    return undefined;
  } catch (error) {
    return (error as { errors: string[] }).errors[0];
  }
}

/**
 * Where a form and the API say different things of the same text, as sentences; none when the rules
 * of both agree.
 * @param names form field → field of the request
 */
export function disagreements(
  form: FormSchema,
  request: Readonly<Record<string, RequestField>>,
  names: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(names).flatMap(([name, requestName]) =>
    oddTexts.flatMap((value) => {
      const here = formSays(form, name, value);
      const there = request[requestName]?.safeParse(value).error?.issues[0]?.message;
      const shown = JSON.stringify(value.slice(0, 40));
      return here === there ? [] : [`${name} ${shown}: form "${here}", API "${there}"`];
    }),
  );
}
