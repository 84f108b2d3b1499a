import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Endpoint, servicePath } from '@site/contract';
import { type AnswerSchemas, loadAnswerSchemas } from '@site/contract/endpoints';
import { StartError } from '@site/server';
import { safeParse } from 'zod/v4/core';
import { type ReadyAnswer, toReadyAnswer } from '../../platform/answers/answer-cache';
import { answerSchema } from '../../platform/http/envelope/envelope-schema';
import { findStaticEndpoint, staticEndpoints } from './static-endpoints';

/**
 * Reads the built static JSON files, checks each against its endpoint's schema and keeps it in
 * memory, by address. A missing one is told to `warn` and answers 404, like any absent file.
 * @throws StartError naming the file that is wrong.
 */
export async function readStaticJson(
  contentDist: string,
  warn: (line: string) => void,
): Promise<Map<string, ReadyAnswer>> {
  const folder = join(contentDist, 'json');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const missing = staticEndpoints
    .map(({ path }) => path.replace('/json/', ''))
    .filter((name) => !name.includes(':') && !names.includes(name));
  if (missing.length > 0) {
    warn(`not in ${folder}: ${missing.join(', ')}. Run: pnpm --filter api content:build`);
  }
  const schemas = await loadAnswerSchemas();
  const files = new Map<string, ReadyAnswer>();
  for (const name of names) {
    const path = `/json/${name}`;
    const json: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    const endpoint = findStaticEndpoint(path);
    if (endpoint) checkAnswer(schemas, endpoint, json, join(folder, name));
    files.set(`${servicePath('static', '')}${path}`, toReadyAnswer(JSON.stringify(json)));
  }
  return files;
}

function checkAnswer(
  schemas: AnswerSchemas,
  endpoint: Endpoint,
  json: unknown,
  file: string,
): void {
  const envelope = { status: 200, message: 'OK', ...(json as Record<string, unknown>) };
  const parsed = safeParse(answerSchema(schemas, endpoint), envelope);
  if (parsed.success) return;
  const issue = parsed.error.issues[0];
  throw new StartError(`${file} at ${issue?.path.join('.')}: ${issue?.message}`);
}
