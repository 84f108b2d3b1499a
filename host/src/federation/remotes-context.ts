import { createContext, useContext } from 'react';
import type { KnownRemotes } from './known-remotes';

const none = { id: '', remotes: [] };

const RemotesContext = createContext<KnownRemotes>({ snapshot: none, all: async () => none });

/** Provides the remotes that this document knows. */
export const RemotesProvider = RemotesContext.Provider;

/** The remotes that this document knows. */
export const useRemotes = (): KnownRemotes => useContext(RemotesContext);
