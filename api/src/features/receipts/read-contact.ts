import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContactInfo, contactInfoSchema } from '@site/contract';
import { safeParse } from 'zod/v4/core';

/**
 * The head office as the content store has it now. Undefined when it cannot be read: a receipt without
 * an address is better than none, and a wrong file already stops the start.
 */
export async function readContact(contentDist: string): Promise<ContactInfo | undefined> {
  try {
    const file = await readFile(join(contentDist, 'json', 'contact-info.json'), 'utf8');
    const { data } = JSON.parse(file) as { data?: unknown };
    return safeParse(contactInfoSchema, data).data;
  } catch {
    return undefined;
  }
}
