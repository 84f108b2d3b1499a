import type { AuditEntry } from './audit/audit-entry';

/** ms that a chat may take: the release is made by then, and waits for nothing else. */
const LIMIT_MS = 3_000;

const DONE: Readonly<Record<AuditEntry['action'], (entry: AuditEntry) => string>> = {
  release: ({ remote, to }) => `${remote} ${to} is live`,
  rollback: ({ remote, to }) => `${remote} is back at ${to}`,
  restore: ({ remote, to }) => `${remote} ${to} is live again`,
  repair: () => 'The registry was repaired',
  prune: () => 'Old releases were removed',
  'back-to': ({ to }) => `Every remote is back at "${to}"`,
  preview: ({ remote, to }) => `${remote} ${to} can be previewed`,
  canary: ({ remote, to }) => `${remote} ${to} is on trial`,
  'canary-end': ({ remote, to }) => `The trial of ${remote} ${to} has ended`,
  promote: ({ remote, to }) => `${remote} ${to} is live for everybody`,
  schedule: ({ remote, to }) => `${remote} ${to} is to go live later`,
  cancel: ({ remote, to }) => `${remote} ${to} is not to go live any more`,
  start: ({ remote, to }) => `${remote} ${to} is live`,
  retire: ({ remote }) => `${remote} is retired: its pages are gone`,
  allow: ({ to }) => `The key "${to}" may release`,
  revoke: ({ to }) => `The key "${to}" is revoked`,
};

/** A switch as people read it in a chat. */
export function sayEntry(entry: AuditEntry): string {
  const { from, who, why } = entry;
  const before = from === null || from === entry.to ? '' : ` (before: ${from})`;
  return `${DONE[entry.action](entry)}${before}, by ${who}${why ? `: ${why}` : ''}`;
}

interface WebhookOptions {
  /** Where to post; the address holds the secret of the chat. */
  url?: string | undefined;
  /** Told when nobody could be told. Never of the address. */
  warn?: (text: string) => void;
  limitMs?: number;
}

/**
 * Tells a chat of a switch: a POST of JSON with `text`, which Slack, Mattermost and Google Chat
 * show, and with the audit log's entry beside it. A chat that does not answer changes nothing.
 * @param options.url `RELEASE_WEBHOOK` by default; nobody is told without one
 */
export async function tellWebhook(
  entry: AuditEntry,
  {
    url = process.env['RELEASE_WEBHOOK'],
    warn = console.warn,
    limitMs = LIMIT_MS,
  }: WebhookOptions = {},
): Promise<void> {
  if (!url) return;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: sayEntry(entry), ...entry }),
      signal: AbortSignal.timeout(limitMs),
    });
    await response.body?.cancel();
    if (!response.ok) warn(`The chat of RELEASE_WEBHOOK answered with status ${response.status}.`);
  } catch (error) {
    // The message may have the address in it.
    warn(`The chat of RELEASE_WEBHOOK could not be told (${(error as Error).name}).`);
  }
}
