import type { WriteResult } from '@site/api-client';
import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { KeyFor } from './create-submit-once';
import { FormBody } from './form-body';
import { type FormDraft, KeepDraft } from './keep-draft';
import { NoScriptNote } from './no-script-note';
import { type SiteFormStatus, toServerErrors } from './server-errors';
import { useIsLeft } from './use-is-left';
import { useSubmitOnce } from './use-submit-once';

/** Values of a form: flat, one entry per field. */
export type FormValues = FormikValues;

export interface SiteFormProps<V extends FormValues, T> {
  initialValues: V;
  /** Yup rules of the values; what they transform (trimming, phone prefixes) is what `onSubmit` gets. */
  schema: AnyObjectSchema;
  /**
   * Sends the form. `keyFor(step, fields)` gives the idempotency key of each write: the same for a
   * retry of unchanged content (with a draft also after a reload), a new one after success or an edit. Return the write's result.
   * What it throws is logged, and told as a failure without words of the server.
   */
  onSubmit: (values: V, keyFor: KeyFor) => Promise<WriteResult<T>>;
  /**
   * Told how the submit ended, once per submit: where a page shows its status dialog. Also after the form was
   * left: what was sent arrived or did not.
   */
  onResult?: (result: WriteResult<T>, values: V) => void;
  /** When rules are checked besides on submit: `both` (default), `blur` or `change` (spec §5). */
  validateOn?: 'both' | 'blur' | 'change';
  /** False keeps the values after a success; by default the form resets (spec §4). */
  resetOnSuccess?: boolean;
  /** Fields that keep their values after a success, for the next one of a series. */
  keepOnSuccess?: readonly (keyof V & string)[];
  /** What is typed outlives an error, a reload and Back, and is forgotten after a success. */
  draft?: FormDraft<V>;
  /** False where leaving while the form is sent loses nothing; by default the browser asks whether to leave. */
  askBeforeLeaving?: boolean;
  /** What to do where no script runs, on a page without our number in its footer. */
  withoutScript?: string;
  /** Server field name → form field name, where the two differ. */
  serverNames?: Readonly<Record<string, string>>;
  /** Id of the heading that names the form to assistive technology. */
  labelledBy?: string;
  /** Where `labelledBy` has nothing to point at. */
  label?: string;
  children: ReactNode;
}

/**
 * The one form of the site: Formik and Yup, one submit at a time, typed values kept on failure and
 * from before hydration, server errors at their fields, focus to the first invalid field.
 */
export function SiteForm<V extends FormValues, T>(props: SiteFormProps<V, T>) {
  const { schema, validateOn = 'both', onResult } = props;
  const submitOnce = useSubmitOnce(props.draft?.name);
  const [outcome, setOutcome] = useState<{ result: WriteResult<T>; values: V }>();
  const isLeft = useIsLeft();

  const handleSubmit = async (typed: V, formik: FormikHelpers<V>) => {
    const values = castValues(schema, typed);
    const result = await submitOnce((keyFor) => props.onSubmit(values, keyFor)).catch(brokenOff);
    if (!result) return; // The same submit is already under way.
    if (isLeft.current) return onResult?.(result, values);
    if (result.ok) {
      formik.setStatus(undefined);
      if (props.resetOnSuccess !== false) {
        const kept = (props.keepOnSuccess ?? []).map((name) => [name, typed[name]]);
        formik.resetForm({ values: { ...props.initialValues, ...Object.fromEntries(kept) } });
      }
    } else {
      const status: SiteFormStatus = {
        serverErrors: toServerErrors(result.fieldErrors, typed, values, props.serverNames),
      };
      formik.setStatus(status);
    }
    setOutcome({ result, values });
  };

  return (
    <Formik
      initialValues={props.initialValues}
      validationSchema={schema}
      validateOnBlur={validateOn !== 'change'}
      validateOnChange={validateOn !== 'blur'}
      onSubmit={handleSubmit}
    >
      <FormBody
        labelledBy={props.labelledBy}
        label={props.label}
        outcome={outcome}
        askBeforeLeaving={props.askBeforeLeaving !== false}
        onSettled={() => outcome && onResult?.(outcome.result, outcome.values)}
      >
        {props.draft && <KeepDraft {...props.draft} />}
        <NoScriptNote advice={props.withoutScript} />
        {props.children}
      </FormBody>
    </Formik>
  );
}

/** What the form tells where its submit threw, e.g. because a script that it needs did not come. */
function brokenOff(error: unknown): WriteResult<never> {
  console.error('A form could not be sent', error);
  return { ok: false, message: null, fieldErrors: {} };
}

function castValues<V extends FormValues>(schema: AnyObjectSchema, typed: V): V {
  const cast: object = schema.cast(typed, { assert: false });
  return { ...typed, ...cast };
}
