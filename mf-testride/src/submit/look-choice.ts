import type { Plan, Progress } from '@site/outbox';

/** What the look for an earlier enquiry has chosen; empty before it was made. */
export function chosenByLook({ look }: Plan, { variables }: Progress): Progress['variables'] {
  const chosen = look && variables[look.variable];
  return look && chosen !== undefined ? { [look.variable]: chosen } : {};
}
