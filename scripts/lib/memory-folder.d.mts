export function makeMemoryFolder(options?: {
  parent?: string;
  neededBytes?: number;
}): string | undefined;
