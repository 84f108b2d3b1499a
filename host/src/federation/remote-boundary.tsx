import { Component, type ReactNode } from 'react';
import { reportFault } from './report-fault';
import type { LiveRemote } from './snapshot';

interface RemoteBoundaryProps {
  remote: LiveRemote;
  /** What stands in for the remote after it failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Confines a fault: an error in a component below costs this area of the page only (design §1.4). */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFault(this.props.remote, error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
