import { templateOf } from '@site/contract';
import { endpoints } from '@site/contract/endpoints';
import { withoutPersons } from '../../src/tracking/without-persons';

const PASSED_ON = /^\/(api|static)(?=\/|$)/;

/** The origin that a request to a proxy names before the path; the router leaves it out as well. */
const ORIGIN = /^https?:\/\/[^/]*/i;

/**
 * A path as the router reads it: `/%61pi` is `/api` to it.
 * @returns the path itself when it has a percent sign that means nothing: no route takes that one
 */
function readPath(path: string): string {
  try {
    return decodeURI(path.replace(ORIGIN, ''));
  } catch (_malformed) {
    return path;
  }
}

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`);

/**
 * What a log may say of the address of a request: never its query, and of a call to the API the
 * template (`…/details/:id`), because filled in it can hold a phone number.
 * @param app the product's service prefix, `{app}` of spec §7
 */
export function createLoggedPath(app: string): (url: string) => string {
  const calls = Object.values(endpoints).map((endpoint) => {
    const template = templateOf(endpoint, app);
    return { template, pattern: patternOf(template) };
  });
  return (url) => {
    // The router ends a path at either of them, though no browser sends what is behind `#`.
    const path = url.split(/[?#]/, 1)[0] ?? url;
    const asRouted = readPath(path);
    const [service] = PASSED_ON.exec(asRouted) ?? [];
    if (!service) return withoutPersons(path);
    return calls.find(({ pattern }) => pattern.test(asRouted))?.template ?? `${service}/…`;
  };
}
