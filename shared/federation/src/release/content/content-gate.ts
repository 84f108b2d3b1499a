import { readFile } from 'node:fs/promises';
import {
  CONTENT,
  defaultVersion,
  type Registry,
  type RegistryVersion,
  type ReleaseFiles,
  releaseFilesSchema,
  storePaths,
} from '../../registry';
import { GateError, refuse } from '../gate/gate-error';
import { linkProblems } from './link-problems';

/** A picture is named by the texts, which are checked; a document or a text may be linked from anywhere. */
const LINKED = /^web\/(json|brochures|handbooks)\/[^/]+\.(json|pdf)$/;

/** @throws GateError when the store has not the whole release */
async function filesOf(
  store: string,
  { extras, metadata }: RegistryVersion,
): Promise<ReleaseFiles> {
  try {
    const text = await readFile(storePaths(store).releaseFiles(extras.folder), 'utf8');
    return releaseFilesSchema.parse(JSON.parse(text));
  } catch {
    throw new GateError([
      `The content ${metadata.version} is not whole in the store, so nobody can tell what another one lacks. Put its folder back, or pass --allow-removal to release without comparing.`,
    ]);
  }
}

/** Texts and documents that the live content has and the next one has not, a sentence each. */
export async function lostFiles(
  store: string,
  live: RegistryVersion,
  next: ReleaseFiles,
): Promise<string[]> {
  return Object.keys(await filesOf(store, live))
    .filter((name) => LINKED.test(name) && !next[name])
    .map(
      (name) =>
        `The file ${name.replace(/^web/, '/static')} was there and is gone (pass --allow-removal if that is meant).`,
    );
}

interface WaitingContent {
  /** Releases folder. */
  store: string;
  remote: string;
  allowRemoval: boolean;
}

/**
 * Compares a content that waited as a preview with what is live by now: other pages may have gone, and other texts may
 * have come. Asks nothing of a remote.
 * @throws GateError
 */
export async function passContentGate(
  { store, remote, allowRemoval }: WaitingContent,
  waiting: RegistryVersion,
  current: Registry,
): Promise<void> {
  if (remote !== CONTENT) return;
  const links = (waiting.extras.links ?? []).map((link) => ({ link }));
  refuse(linkProblems(links, current));
  if (allowRemoval) return;
  const live = defaultVersion(current.microFrontends[CONTENT] ?? []);
  refuse(await lostFiles(store, live, await filesOf(store, waiting)));
}
