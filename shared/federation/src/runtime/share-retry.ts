/**
 * Federation runtime plugin, in every build for browsers: lets whoever tries again have a shared package that could not
 * be loaded. Both the share scope and the modules that import the package else keep the failure until the document is
 * loaded anew (federation-facts §0.4). How often one file is asked for, `chunk-retry` decides.
 */
interface Share {
  loaded?: boolean | undefined;
  loading?: Promise<unknown> | null | undefined;
  /** Brings the package's factory, which runs its modules. */
  get?: (() => Factory | Promise<Factory>) | undefined;
  shareConfig?: { eager?: boolean | undefined } | undefined;
}

type Factory = () => unknown;

/** The part of the runtime's `errorLoadShare` arguments that is used here. */
interface FailedShare {
  pkgName: string;
  /** Scope → package → version. */
  shareScopeMap: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, Share>>>>>
  >;
}

declare const __webpack_require__: {
  /** Modules that have run; `error` is what one threw (`strictModuleErrorHandling`). */
  c?: Record<string, { error?: unknown }>;
};

export default function shareRetry() {
  const { c: modules = {} } = __webpack_require__;
  let hasFailed = false;
  function forgetFailures(): void {
    if (!hasFailed) return;
    for (const [id, { error }] of Object.entries(modules))
      if (error !== undefined) delete modules[id];
  }
  return {
    name: 'share-retry',
    /**
     * Runs a package that comes later before it counts as loaded: one that stands on another one, which was lost,
     * fails here, where it can be asked for again, and not in whoever imports it.
     */
    beforeRegisterShare<T extends { shared: Share }>(registration: T): T {
      const { shared } = registration;
      const { get, shareConfig } = shared;
      if (!get || shared.loaded || shareConfig?.eager) return registration;
      shared.get = async () => {
        forgetFailures();
        try {
          const provided = (await get())();
          return () => provided;
        } catch (error) {
          hasFailed = true;
          throw error;
        }
      };
      return registration;
    },
    errorLoadShare({ pkgName, shareScopeMap }: FailedShare): void {
      hasFailed = true;
      const versions = Object.values(shareScopeMap).flatMap((scope) =>
        Object.values(scope[pkgName] ?? {}),
      );
      for (const share of versions) if (!share.loaded) delete share.loading;
    },
    beforeLoadShare<T>(wanted: T): T {
      forgetFailures();
      return wanted;
    },
  };
}
