import {
  clearDays,
  clearRecords,
  dismissExpiredNote,
  forgetPin,
  type KeptRecord,
  removeRecord,
} from '@site/outbox';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { EventBar } from './event-bar';
import { PinScreen } from './pin-screen';
import { ExpiredAlert, StorageNote } from './storage-note';
import { useAway } from './use-away';
import { useOutbox } from './use-outbox';
import { WaitingList } from './waiting-list';

export interface EventPanelProps {
  /** The form of this page. */
  form: string;
  /** Opens a refused ride of this form again. */
  onEdit: (id: number) => void;
  /** Told whether the PIN is asked for in the form's place. */
  onLocked: (isLocked: boolean) => void;
}

type Question = { about: 'all' } | { about: 'one'; record: KeptRecord };

/** What is on this device: how much was recorded today, what waits, and the PIN. */
export function EventPanel({ form, onEdit, onLocked }: EventPanelProps) {
  const { view, refresh } = useOutbox();
  const [isAway, setAway] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const records = view?.records ?? [];
  const needsPin = view !== undefined && !view.hasPin && records.some(isStuck);
  const isLocked = view?.isLocked === true || isAway;
  const isClosed = needsPin || isLocked;
  useAway(view?.hasPin === true && !isLocked, () => setAway(true));
  useEffect(() => onLocked(isClosed), [isClosed, onLocked]);
  if (!view) return null;
  const open = () => {
    setAway(false);
    void refresh();
  };
  const clearAll = async () => {
    setQuestion(undefined);
    await clearRecords();
    await clearDays();
    await forgetPin();
    open();
  };
  return (
    <>
      <StorageNote storage={view.storage} />
      <ExpiredAlert
        note={view.expired}
        onRead={() => void dismissExpiredNote().then(refresh, console.error)}
      />
      {isClosed ? (
        <PinScreen
          isNew={needsPin}
          onOpen={open}
          onForgotten={() => setQuestion({ about: 'all' })}
        />
      ) : (
        <>
          <EventBar day={view.day} waiting={records.length} />
          <WaitingList
            records={records}
            form={form}
            onEdit={onEdit}
            onRemove={(record) => setQuestion({ about: 'one', record })}
            onClear={() => setQuestion({ about: 'all' })}
          />
        </>
      )}
      {question?.about === 'all' && (
        <ConfirmDialog
          title="Clear this device?"
          text={`${countOf(records.length)} not sent yet would be lost for good, with their files. The day's list and the PIN are forgotten too.`}
          action="Clear all"
          onConfirm={() => void clearAll().catch(console.error)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {question?.about === 'one' && (
        <ConfirmDialog
          title="Remove this ride?"
          text={`The ride of ${question.record.content.label} was not sent and would be lost for good.`}
          action="Remove"
          onConfirm={() => {
            setQuestion(undefined);
            void removeRecord(question.record.id).catch(console.error);
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

/** True for a ride that stays here for a while: not for one whose answer alone was lost a moment ago. */
const isStuck = ({ state, content }: KeptRecord): boolean =>
  state === 'refused' ||
  (state === 'waiting' && (content.reason !== undefined || !navigator.onLine));

const countOf = (count: number): string => (count === 1 ? 'One ride' : `${count} rides`);
