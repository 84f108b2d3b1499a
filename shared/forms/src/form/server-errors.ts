/**
 * What the server said of single fields, each with the value it judged, as it was typed and as it was sent: shown
 * until the visitor changes that value, and never in the way of the next submit.
 */
export type ServerErrors = Readonly<
  Record<string, { message: string; judged: readonly unknown[] }>
>;

type Values = Readonly<Record<string, unknown>>;

/** The part of Formik's `status` that belongs to the form facade. */
export interface SiteFormStatus {
  serverErrors: ServerErrors;
}

/** What the server said of the values that still stand in the form, by field. Formik types the status as `any`. */
export function serverErrorsOf(status: unknown, values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isSiteFormStatus(status) ? status.serverErrors : {}).flatMap(
      ([name, { message, judged }]) => (judged.includes(values[name]) ? [[name, message]] : []),
    ),
  );
}

function isSiteFormStatus(status: unknown): status is SiteFormStatus {
  return typeof status === 'object' && status !== null && 'serverErrors' in status;
}

/**
 * Maps a failed write's errors onto the form's fields.
 * @param typed what stands in the form; a field is tidied when it is left, and has the value of `sent` then
 * @param serverNames server field → form field, where the two names differ
 */
export function toServerErrors(
  fieldErrors: Readonly<Record<string, string>>,
  typed: Values,
  sent: Values,
  serverNames: Readonly<Record<string, string>> = {},
): ServerErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([serverName, message]) => {
      const name = serverNames[serverName] ?? serverName;
      return [name, { message, judged: [typed[name], sent[name]] }];
    }),
  );
}
