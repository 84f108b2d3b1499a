/**
 * Which addresses a route claims, as the router sees it: without regard to case and to slashes at the
 * end, optional segments there or not, a splat for the rest of the address.
 */
type Segments = readonly string[];

const PARAM = ':';
const SPLAT = '*';

function toSegment(written: string): string {
  if (written === SPLAT) return SPLAT;
  if (written.startsWith(PARAM)) return PARAM;
  try {
    return decodeURIComponent(written).toLowerCase();
  } catch (_malformed) {
    return written.toLowerCase();
  }
}

/** Every address shape of a pattern: `/a/:x?` is `/a` and `/a/:`. */
function shapesOf(path: string): Segments[] {
  let shapes: Segments[] = [[]];
  for (const written of path.split('/').filter(Boolean)) {
    const segment = toSegment(written.replace(/\?$/, ''));
    const longer = shapes.map((shape) => [...shape, segment]);
    shapes = written.endsWith('?') ? shapes.concat(longer) : longer;
  }
  return shapes;
}

/** True when every address of `inner` is one of `outer` too. */
function liesWithin(inner: Segments, outer: Segments): boolean {
  const splat = outer.at(-1) === SPLAT;
  const fixed = splat ? outer.slice(0, -1) : outer;
  if (splat ? inner.length < fixed.length : inner.length !== fixed.length) return false;
  return fixed.every((segment, at) =>
    segment === PARAM ? inner[at] !== SPLAT : segment === inner[at],
  );
}

const isSameShape = (one: Segments, other: Segments): boolean => one.join('/') === other.join('/');

/** True when two patterns share an address shape, so that only their order would decide. */
export function isSameRoute(one: string, other: string): boolean {
  const others = shapesOf(other);
  return shapesOf(one).some((shape) => others.some((theirs) => isSameShape(shape, theirs)));
}

/**
 * True when a new route would get addresses that are another's today: it is the same to the router, or
 * more precise, and the router prefers what is more precise. A route that only reaches wider takes
 * nothing: the other one stays preferred for its own addresses.
 */
export function takesFrom(path: string, theirs: string): boolean {
  const others = shapesOf(theirs);
  return shapesOf(path).some((shape) => others.some((other) => liesWithin(shape, other)));
}

/** True when the router gives an address to a route that stands alone. @param address a path, e.g. `/product/one` */
export const hasAddress = (route: string, address: string): boolean => takesFrom(address, route);

/** True when every address shape of a route is one of a route of `paths` too: whatever its parameters are called. */
export function isKept(route: string, paths: readonly string[]): boolean {
  const kept = paths.flatMap(shapesOf);
  return shapesOf(route).every((shape) => kept.some((one) => isSameShape(one, shape)));
}

/** True when a shape of the route has no fixed segment: it claims addresses of whoever, 404s too. */
export function isAnyAddress(path: string): boolean {
  return shapesOf(path).some(
    (shape) => shape.length > 0 && shape.every((segment) => segment === PARAM || segment === SPLAT),
  );
}
