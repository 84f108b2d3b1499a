/** What a page keeps on the device until it can be sent, and what protects it there (docs/event-mode.md). */
export { askToSendLater } from './background';
export { onChange } from './changes';
export { shareClearing } from './clearing';
export type { DayEntry } from './database';
export { addToDay, clearDays, listDay } from './days';
export { dismissExpiredNote, type ExpiredNote, readExpiredNote } from './expiry';
export {
  AWAY_MS,
  checkPin,
  choosePin,
  forgetPin,
  hasPin,
  isLocked,
  isPin,
  noteSeen,
  type PinCheck,
} from './pin';
export type { Plan, Progress, Step } from './plan';
export { keepRecord } from './records/keep-record';
export { isRefused, listRecords, readRecord } from './records/read-records';
export type { KeptRecord, RecordContent } from './records/record';
export { clearRecords, removeRecord } from './records/remove-records';
export { runPlan } from './run-plan/run-plan';
export type { Refusal, RunResult } from './run-plan/run-result';
export { sendWaiting } from './send';
export { checkStorage, isFull, type StorageState } from './storage-check';
export { isCutOff } from './write-whole';
