import { isAnyAddress, isSameRoute, takesFrom } from '../route-claims';
import type { Candidate, OtherRemote } from './candidate';
import { hostPaths } from './host-paths';

/** Why a candidate may not have its routes (docs/route-claims.md), a sentence each. */
export function takenRoutes(
  { routes }: Pick<Candidate, 'routes'>,
  others: readonly OtherRemote[],
): string[] {
  const paths = routes.map(({ path }) => path);
  const twice = paths.filter((path, at) =>
    paths.slice(0, at).some((earlier) => isSameRoute(earlier, path)),
  );
  const taken = others.flatMap((other) =>
    other.routes.flatMap((theirs) =>
      paths
        .filter((path) => takesFrom(path, theirs.path))
        .map((path) =>
          path === theirs.path
            ? `The route ${path} belongs to ${other.name}.`
            : `The route ${path} takes pages of ${theirs.path}, which belongs to ${other.name}.`,
        ),
    ),
  );
  return [
    ...twice.map((path) => `The route ${path} stands twice in ./routes.`),
    ...taken,
    ...paths
      .filter((path) => hostPaths.some((own) => takesFrom(path, own)))
      .map((path) => `The route ${path} takes addresses that the host answers itself.`),
    ...paths
      .filter(isAnyAddress)
      .map((path) => `The route ${path} has no fixed part: it would take what no remote has.`),
  ];
}
