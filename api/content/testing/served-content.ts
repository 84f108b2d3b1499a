import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readBrochureData } from '../brochures/read-brochure-data.ts';
import { checkContent } from '../check-content.ts';
import { readHandbookData } from '../handbooks/read-handbook-data.ts';
import { listTurns } from '../images/turns.ts';
import { readShareCards } from '../share-cards.ts';
import { buildContent, JSON_DIR, SEEDS_DIR, TURNS } from './built-content.ts';

/** Our own content as it is served, for tests of the look through it. */
export interface ServedContent {
  folder: string;
  /** What is found when one file has another text; it has its own again afterwards. */
  problemsWith(file: string, change: (text: string) => string): Promise<string[]>;
  /** What is found when a text of `json/` has `to` in the place of its first `from`. */
  changed(file: string, from: string, to: string): Promise<string[]>;
  remove(): Promise<void>;
}

/** Makes our own content as it is served, with files of pictures and documents that nobody drew. */
export async function serveContent(): Promise<ServedContent> {
  const content = await buildContent();
  const folder = join(content.outDir, 'dist');
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  for (const file of await readdir(JSON_DIR))
    await write(`json/${file}`, await readFile(join(content.outDir, file), 'utf8'));
  const pictures = Object.values(content.manifest).flatMap((entry) =>
    'drawing' in entry || 'turn' in entry
      ? []
      : entry.widths.flatMap((width) =>
          ['avif', 'webp'].map((type) => `img/${entry.served}-${width}.${type}`),
        ),
  );
  const steps = (await listTurns(TURNS)).flatMap(({ name, files }) =>
    files.map((file) => `img/${content.manifest[name]?.served}-${file}`),
  );
  const drawings = Object.values(content.manifest).map(({ served }) => `img/${served}.svg`);
  const cards = (await readShareCards()).map(({ file }) => `img/${file}`);
  const data = { json: JSON_DIR, seeds: SEEDS_DIR };
  const brochures = (await readBrochureData(data)).map(({ key }) => `brochures/${key}.pdf`);
  const handbooks = (await readHandbookData(data)).map(({ key }) => `handbooks/${key}.pdf`);
  const films = (await readdir(join(SEEDS_DIR, '../content/films'))).map((file) => `films/${file}`);
  const all = [...pictures, ...steps, ...drawings, ...cards, ...brochures, ...handbooks, ...films];
  await Promise.all(all.map((file) => write(file, '')));
  const problemsWith: ServedContent['problemsWith'] = async (file, change) => {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), change(text));
    try {
      return (await checkContent(folder)).problems;
    } finally {
      await writeFile(join(folder, file), text);
    }
  };
  return {
    folder,
    problemsWith,
    changed: (file, from, to) => problemsWith(`json/${file}`, (text) => text.replace(from, to)),
    remove: async () => content.remove(),
  };
}
