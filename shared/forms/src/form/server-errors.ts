/**
 * What the server said of single fields, each with the value it judged: shown until the visitor
 * changes that value, and never in the way of the next submit.
 */
export type ServerErrors = Readonly<Record<string, { message: string; value: unknown }>>;

/** The part of Formik's `status` that belongs to the form facade. */
export interface SiteFormStatus {
  serverErrors: ServerErrors;
}

/** Reads the status that Formik types as `any`. */
export function serverErrorsOf(status: unknown): ServerErrors {
  return isSiteFormStatus(status) ? status.serverErrors : {};
}

function isSiteFormStatus(status: unknown): status is SiteFormStatus {
  return typeof status === 'object' && status !== null && 'serverErrors' in status;
}

/**
 * Maps a failed write's errors onto the form's fields.
 * @param serverNames server field → form field, where the two names differ
 */
export function toServerErrors(
  fieldErrors: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>>,
  serverNames: Readonly<Record<string, string>> = {},
): ServerErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([serverName, message]) => {
      const name = serverNames[serverName] ?? serverName;
      return [name, { message, value: values[name] }];
    }),
  );
}
