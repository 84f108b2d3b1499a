import { dismissExpiredNote, type KeptRecord, removeRecord, shareClearing } from '@site/outbox';
import { Box } from '@site/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { EventBar } from './event-bar';
import { eventForms } from './event-forms';
import { forgetDevice, forgetTyped } from './forget-device';
import { PinScreen } from './pin-screen';
import { hasChoices } from './remember-choices';
import { ExpiredAlert, Note, StorageNote } from './storage-note';
import { useAway } from './use-away';
import { type OutboxView, useOutbox } from './use-outbox';
import { WaitingList } from './waiting-list';

export interface EventPanelProps {
  /** The form of this page. */
  form: string;
  /** Opens a refused ride of this form again. */
  onEdit: (id: number) => void;
  /** Told after a ride was removed. */
  onRemoved: (id: number) => void;
  /** Told whether the PIN is asked for in the form's place. */
  onLocked: (isLocked: boolean) => void;
  /** Told when the PIN was right or was set. */
  onOpened: () => void;
  /** Told after everything on this device was cleared. */
  onCleared: () => void;
}

type Question = { about: 'all' } | { about: 'one'; record: KeptRecord };

/** What is on this device: how much was recorded today, what waits, and the PIN. */
export function EventPanel(props: EventPanelProps) {
  const { form, onEdit, onRemoved, onLocked, onOpened, onCleared } = props;
  const { view, refresh } = useOutbox();
  const [isAway, setAway] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const [isUncleared, setUncleared] = useState(false);
  const records = view?.records ?? [];
  const needsPin = view !== undefined && !view.hasPin && records.some(isStuck);
  const isLocked = view?.isLocked === true || isAway;
  const isClosed = needsPin || isLocked;
  useAway(view?.hasPin === true && !isLocked, () => setAway(true));
  useEffect(() => onLocked(isClosed), [isClosed, onLocked]);
  const place = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    // What was pressed has gone with what it stood beside: a keyboard goes on at what is left.
    const { activeElement, body } = document;
    const isHere =
      place.current?.contains(activeElement) || activeElement?.closest('[role*=dialog]');
    if (!isLeaving.current || isHere) return;
    isLeaving.current = false;
    if (activeElement === body) place.current?.focus({ preventScroll: true });
  });
  const others = useRef<ReturnType<typeof shareClearing>>(undefined);
  const clearHere = useEffectEvent(() => {
    forgetTyped();
    onCleared();
  });
  useEffect(() => {
    others.current = shareClearing(() => clearHere());
    return others.current.stop;
  }, []);
  if (!view) return null;
  const open = () => {
    setAway(false);
    void refresh();
  };
  /** What was to go stays, and with it what was pressed. */
  const stay = (error: unknown) => {
    isLeaving.current = false;
    console.error(error);
  };
  const clearAll = async () => {
    setQuestion(undefined);
    const isCleared = await forgetDevice().then(() => true, stay);
    setUncleared(!isCleared);
    if (!isCleared) return;
    others.current?.tell();
    onCleared();
    open();
  };
  return (
    <Box
      ref={place}
      role="group"
      aria-label="On this device"
      tabIndex={-1}
      sx={{ outline: 'none' }}
    >
      <StorageNote storage={view.storage} />
      {isUncleared && (
        <Note>
          This device was not cleared. If it is full, free some space. Then clear it once more.
        </Note>
      )}
      <ExpiredAlert
        note={view.expired}
        onRead={() => {
          isLeaving.current = true;
          dismissExpiredNote().then(refresh, stay);
        }}
      />
      {isClosed ? (
        <PinScreen
          isNew={needsPin}
          onOpen={() => {
            onOpened();
            open();
          }}
          onForgotten={() => setQuestion({ about: 'all' })}
        />
      ) : view.storage === 'lost' ? null : (
        <>
          <EventBar
            day={view.day}
            records={records}
            onClear={isUsed(view) ? () => setQuestion({ about: 'all' }) : undefined}
          />
          <WaitingList
            records={records}
            form={form}
            onEdit={onEdit}
            onRemove={(record) => setQuestion({ about: 'one', record })}
          />
        </>
      )}
      {question?.about === 'all' && (
        <ConfirmDialog
          title="Clear this device?"
          text={clearingText(records.length)}
          action="Clear all"
          onConfirm={() => void clearAll()}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {question?.about === 'one' && !isClosed && (
        <ConfirmDialog
          title="Remove this ride?"
          text={`The ride of ${question.record.content.label} was not sent and would be lost for good.`}
          action="Remove"
          onConfirm={() => {
            setQuestion(undefined);
            isLeaving.current = true;
            const { id } = question.record;
            removeRecord(id).then(() => onRemoved(id), stay);
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Box>
  );
}

/** True for a ride that stays here for a while: not for one whose answer alone was lost a moment ago. */
const isStuck = ({ state, content }: KeptRecord): boolean =>
  state === 'refused' ||
  (state === 'waiting' &&
    (content.reason !== undefined || content.refusal !== undefined || !navigator.onLine));

/** Whether somebody has recorded here, today or earlier: what was chosen last outlives the day. */
const isUsed = ({ records, day, hasPin }: OutboxView): boolean =>
  records.length > 0 || day.length > 0 || hasPin || eventForms.some(hasChoices);

function clearingText(unsent: number): string {
  const rest =
    "The day's list, the PIN, what was chosen last and what is being typed are forgotten.";
  if (unsent === 0) return rest;
  const lost = unsent === 1 ? 'One ride' : `${unsent} rides`;
  return `${lost} not sent yet would be lost for good, with the proof. ${rest}`;
}
