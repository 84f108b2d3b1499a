import { Component, type ContextType, type ReactNode } from 'react';
import { LeftPartContext } from './leave-boundary';
import { reportFault } from './report-fault';
import type { LiveRemote } from './snapshot';

interface RemoteBoundaryProps {
  remote: LiveRemote;
  /** What stands in for the remote after it failed. */
  fallback: ReactNode;
  /** What the area shows: after a fault it is tried again when another one comes. */
  data?: unknown;
  children: ReactNode;
}

/**
 * Confines a fault: an error in a component below costs this area of the page only (design §1.4). Where the area may go,
 * a {@link LeaveBoundary} is to stay around it.
 */
export class RemoteBoundary extends Component<
  RemoteBoundaryProps,
  { failed: boolean; data: unknown }
> {
  static override contextType = LeftPartContext;
  declare context: ContextType<typeof LeftPartContext>;
  override state = { failed: false, data: this.props.data };

  static getDerivedStateFromProps({ data }: RemoteBoundaryProps, shown: { data: unknown }) {
    return data === shown.data ? null : { failed: false, data };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFault(this.props.remote, error);
  }

  override componentWillUnmount() {
    this.context.remote = this.props.remote;
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
