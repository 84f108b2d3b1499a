import { measureHostParts } from './host-parts';

const kilobytes = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} KB`;

/** `pnpm bench parts`: what the host's first script is made of, in brotli bytes by part. */
const { total, parts } = await measureHostParts();
console.log(`host script: ${kilobytes(total)} brotli`);
for (const [part, bytes] of [...parts].sort(([, a], [, b]) => b - a)) {
  console.log(`  ${part.padEnd(28)} ${kilobytes(bytes).padStart(9)}`);
}
