import { z } from 'zod';

const lineSchema = z.union([
  z.object({ page: z.string() }),
  z.object({ problems: z.array(z.string()), addresses: z.array(z.string()).default([]) }),
]);

/** A line of `gate.cjs`; undefined for what the page itself wrote on the console. */
export function readLine(line: string): z.infer<typeof lineSchema> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch (_wordsOfThePage) {
    return undefined;
  }
}
