/** One switch of the registry, for the audit log. */
export interface AuditEntry {
  who: string;
  /** `restore`: `npm start` found that the sources are those of an earlier release again; `repair`: of the whole registry. */
  action:
    | 'release'
    | 'rollback'
    | 'restore'
    | 'repair'
    | 'prune'
    /** Every remote went back to the versions of a named set. */
    | 'back-to'
    /** Released, or named again, for preview links. */
    | 'preview'
    /** A share of the visitors gets it; `canary-end`: nobody gets it any more. */
    | 'canary'
    | 'canary-end'
    | 'promote'
    /** To go live at a time; `cancel`: not any more; `start`: the time has come. */
    | 'schedule'
    | 'cancel'
    | 'start'
    /** Nobody gets any version of the remote any more; `to` is the one that visitors got last. */
    | 'retire'
    /** A key may release remotes from now on; `revoke`: none any more. */
    | 'allow'
    | 'revoke';
  remote: string;
  from: string | null;
  to: string;
  why: string;
  /** A release whose pages cost more than their budget: which, by how much, and why it went out. */
  overBudget?: { pages: readonly string[]; why: string };
}

/** A line of the audit log. */
export interface AuditLine extends AuditEntry {
  at: string;
  /** Number of the registry that the switch made; lines of older tools have none. */
  number?: number;
}
