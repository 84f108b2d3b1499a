import type { ReactNode } from 'react';
import type { KnownRemotes } from '../federation/known-remotes';
import { RemotesProvider } from '../federation/remotes-context';
import { ThemeRoot } from '../theme/theme-root';

/** What surrounds the router on both sides: the same tree, so that hydration matches. */
export function App({ remotes, children }: { remotes: KnownRemotes; children: ReactNode }) {
  return (
    <RemotesProvider value={remotes}>
      <ThemeRoot>{children}</ThemeRoot>
    </RemotesProvider>
  );
}
