import type { WriteResult } from '@site/api-client';
import { FormError, SiteForm, type SiteFormProps, SubmitButton } from '@site/forms';
import { Box } from '@site/ui';
import { type ReactNode, useState } from 'react';
import { EditNote } from '../event/edit-note';
import { EventFrame } from '../event/event-frame';
import { useFocusOnExchange } from '../event/first-field';
import { RememberChoices } from '../event/remember-choices';
import { useEdited } from '../event/use-edited';
import type { RecordValues } from '../rules/record-values';
import type { TestRideStages } from '../rules/resolve-test-ride-stages';
import { type Choices, stillOffered } from '../rules/still-offered';
import { createAttempts, keptAttempts } from '../submit/attempts';
import type { RideSubmit, Submitted } from '../submit/ride';
import { FormActions } from './form-section';
import { noScriptAdvice } from './no-script-advice';
import { RecordOverlay } from './record-overlay';
import { useRecordOutcome } from './use-record-outcome';

interface RecordFormProps<V extends RecordValues>
  extends Pick<SiteFormProps<V, Submitted>, 'schema' | 'validateOn'>,
    Required<Pick<SiteFormProps<V, Submitted>, 'keepOnSuccess'>> {
  /** Which form: the name of its draft, of what waits and of what was chosen last. */
  form: string;
  label: string;
  /** The form with nothing typed. */
  start: V;
  /** Fields that outlive an error and a reload. */
  draftFields: readonly string[];
  /** Field → values that can be chosen: the last one is remembered on this device. */
  choices: Choices;
  /** What can be chosen as status and as its reason. */
  stages: Pick<TestRideStages, 'statuses' | 'cancelReasons'>;
  /** Where a recorded ride came from, for tracking. */
  sourceOf: (values: V) => string;
  submit: (values: V, how: RideSubmit) => Promise<WriteResult<Submitted>>;
  /** The fields, in their sections. */
  children: ReactNode;
}

/** A form in which staff records rides, one after the other: with what waits on the device above it. */
export function RecordForm<V extends RecordValues>(props: RecordFormProps<V>) {
  const { form, start, submit, sourceOf, stages } = props;
  const { outcome, show, clear, area } = useRecordOutcome();
  const { edited, edit, stop, finish } = useEdited();
  const [attempts] = useState(() => createAttempts(keptAttempts(form)));
  useFocusOnExchange(area, edited, outcome !== undefined);
  const offered = {
    ...props.choices,
    testride_status: stages.statuses,
    testride_reason: stages.cancelReasons,
  };
  const ofNow = <T,>(values: Readonly<Record<string, T>>) => stillOffered(values, offered);
  const startAnew = () => {
    attempts.forget();
    stop();
  };
  return (
    <Box ref={area}>
      <EventFrame form={form} onEdit={edit} onRemoved={finish} onCleared={startAnew}>
        {edited && <EditNote label={edited.label} onStop={stop} />}
        <SiteForm
          key={edited?.id ?? 'new'}
          label={edited ? `${props.label}: the ride of ${edited.label}` : props.label}
          initialValues={{
            ...start,
            ...ofNow(edited?.values ?? {}),
            testride_file: edited?.file ?? null,
          }}
          schema={props.schema}
          validateOn={props.validateOn ?? 'both'}
          keepOnSuccess={props.keepOnSuccess}
          {...(!edited && { draft: { name: form, fields: props.draftFields, fit: ofNow } })}
          onSubmit={(values, keyFor) =>
            submit(values, { keyFor, attempts: edited?.attempts ?? attempts, edited })
          }
          withoutScript={noScriptAdvice}
          onResult={(result, values) => {
            show(result, sourceOf(values));
            if (result.ok) finish(edited?.id);
          }}
        >
          <RememberChoices form={form} choices={props.choices} />
          {props.children}
          <FormActions>
            <FormError />
            <SubmitButton />
          </FormActions>
        </SiteForm>
      </EventFrame>
      <RecordOverlay outcome={outcome} onClose={clear} />
    </Box>
  );
}
