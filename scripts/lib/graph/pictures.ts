import type { Import } from './cruise-sources';
import { drawGraph, groupArrows } from './draw-graph';

/** The package that a file belongs to: `shared/ui`, `host`, `api`. */
const packageOf = (path: string): string | undefined =>
  /^(shared\/[^/]+|host|mf-[^/]+|api|e2e|scripts)\//.exec(path)?.[1];

/** The part of the API that a file belongs to: `features/orders`, `platform/log`. */
function partOfApi(path: string): string | undefined {
  const [, layer, part] = /^api\/src\/(start|features|platform)\/([^/]+)/.exec(path) ?? [];
  return part && `${layer}/${part.replace(/\.ts$/, '')}`;
}

/** The pictures by the name of their place in the document. @throws Error for a circle */
export const drawPictures = (imports: readonly Import[]): Readonly<Record<string, string>> => ({
  packages: drawGraph(groupArrows(imports, packageOf)),
  api: drawGraph(groupArrows(imports, partOfApi)),
});

/**
 * Puts each picture between the comments that name it, `<!-- picture: name -->` and `<!-- end -->`.
 * @throws Error for a picture without a place
 */
export function placePictures(text: string, pictures: Readonly<Record<string, string>>): string {
  return Object.entries(pictures).reduce((result, [name, picture]) => {
    const place = new RegExp(`(<!-- picture: ${name} -->\n)[^]*?(<!-- end -->)`);
    if (!place.test(result))
      throw new Error(`The document has no place for the picture "${name}".`);
    return result.replace(
      place,
      (_all, start: string, end: string) => `${start}${picture}\n${end}`,
    );
  }, text);
}
