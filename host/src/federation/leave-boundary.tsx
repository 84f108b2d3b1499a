import { Component, createContext, type ReactNode, useState } from 'react';
import { reportFault } from './report-fault';
import type { LiveRemote } from './snapshot';

interface LeftPart {
  /** Whose part was taken off the page last. */
  remote?: LiveRemote;
}

/** Where a part of a remote says whose it was when it is taken off the page. */
export const LeftPartContext = createContext<LeftPart>({});

interface LeaveBoundaryProps {
  /** The part; nothing once it was taken off the page. */
  children: ReactNode;
}

/**
 * Confines what a part of a remote throws while it is taken off the page: a boundary inside of the part is gone by then,
 * and the one around its place would show the fault in the place of what comes, or of the whole site. So this one stays
 * when the part goes. While the part is there, errors are for the boundary around.
 */
export class LeaveBoundary extends Component<LeaveBoundaryProps, { failure?: unknown }> {
  override state: { failure?: unknown } = {};
  readonly left: LeftPart = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  static getDerivedStateFromProps({ children }: LeaveBoundaryProps) {
    return children ? null : { failure: undefined };
  }

  override componentDidCatch(error: unknown) {
    if (this.left.remote) reportFault(this.left.remote, error);
  }

  override render() {
    if (this.state.failure) throw this.state.failure;
    return <LeftPartContext value={this.left}>{this.props.children}</LeftPartContext>;
  }
}

interface PagePlaceProps {
  /** Which page it is. */
  id: string;
  children: ReactNode;
}

/** The place where one page takes the turn of another: each in a boundary of its own, which stays while the next one is there. */
export function PagePlace({ id, children }: PagePlaceProps) {
  const [ids, setIds] = useState([id]);
  if (ids[0] !== id) setIds([id, ids[0] as string]);
  return ids.map((one) => <LeaveBoundary key={one}>{one === id && children}</LeaveBoundary>);
}
