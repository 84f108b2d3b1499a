import { templateOf } from '@site/contract';
import { endpoints } from '@site/contract/endpoints';

const PASSED_ON = /^\/(api|static)(?=\/|$)/;
/** A phone number that somebody put into another address; our own have none. */
const LONG_NUMBER = /\d{7,}/g;

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
    const path = url.split('?', 1)[0] ?? url;
    const [service] = PASSED_ON.exec(path) ?? [];
    if (!service) return path.replace(LONG_NUMBER, '…');
    return calls.find(({ pattern }) => pattern.test(path))?.template ?? `${service}/…`;
  };
}
