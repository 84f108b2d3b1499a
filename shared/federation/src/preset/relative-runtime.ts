import { isAbsolute, relative, sep } from 'node:path';
import { rspack } from '@rspack/core';

/** The module that the federation plugin makes: what it holds stands in its own name. */
const MADE_MODULE = /^(@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,)(.*)$/s;
const IMPORT_FROM = /(\bfrom )("(?:[^"\\]|\\.)*")/g;

/** A path as an import that every folder understands: relative, with slashes. */
function fromFolder(dir: string, path: string): string {
  const way = relative(dir, path).split(sep).join('/');
  return way.startsWith('.') ? way : `./${way}`;
}

/**
 * The same request with paths relative to a folder. Any other request stays as it is.
 * @param dir folder of the app, the context of its build
 */
export function withRelativeImports(dir: string, request: string): string {
  const [, name, source] = MADE_MODULE.exec(request) ?? [];
  if (name === undefined || source === undefined) return request;
  const text = decodeURIComponent(source).replace(IMPORT_FROM, (all, from: string, quoted) => {
    const path = JSON.parse(quoted) as string;
    return isAbsolute(path) ? from + JSON.stringify(fromFolder(dir, path)) : all;
  });
  return name + encodeURIComponent(text);
}

/**
 * The federation plugin imports its runtime by absolute paths, in a module whose name is its source. The
 * module's number, and with it the hash of the entry, would depend on the folder in which an app is built.
 * With relative paths the same sources give the same bytes in any folder.
 */
export const relativeFederationRuntime = (dir: string) =>
  new rspack.NormalModuleReplacementPlugin(MADE_MODULE, (data) => {
    data.request = withRelativeImports(dir, data.request);
  });
