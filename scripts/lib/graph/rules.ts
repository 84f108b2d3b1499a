import type { IFlattenedRuleSet, IForbiddenRuleType } from 'dependency-cruiser';

/** The layers of the API, from the top. Code imports from its own and from those below. */
const API_LAYERS = ['start', 'features', 'platform'] as const;

/** One rule for each layer: it imports from none of those above it. */
const toHigherLayer = API_LAYERS.slice(1).map(
  (layer, above): IForbiddenRuleType => ({
    name: `${layer}-imports-from-no-layer-above`,
    severity: 'error',
    from: { path: `^api/src/${layer}/` },
    to: { path: `^api/src/(${API_LAYERS.slice(0, above + 1).join('|')})/` },
  }),
);

/** What no import may do. Imports of types count: they tie two files together like the others. */
export const GRAPH_RULES: IFlattenedRuleSet = {
  forbidden: [
    {
      name: 'no-circle-between-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    { name: 'no-circle-between-files', severity: 'error', from: {}, to: { circular: true } },
    // A path that the tool cannot follow would hide what lies behind it.
    { name: 'every-import-is-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'nobody-imports-main',
      severity: 'error',
      from: {},
      to: { path: '^api/src/main\\.ts$' },
    },
    ...toHigherLayer,
  ],
};
