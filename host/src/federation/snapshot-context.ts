import { createContext, useContext } from 'react';
import type { FederationSnapshot } from './snapshot';

const SnapshotContext = createContext<FederationSnapshot>({ id: '', remotes: [] });

/** Provides the versions that this page is made of. */
export const SnapshotProvider = SnapshotContext.Provider;

/** The versions that this page is made of. */
export const useSnapshot = (): FederationSnapshot => useContext(SnapshotContext);
