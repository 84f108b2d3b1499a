const LIMIT_MS = 1_000;

/**
 * Whether browsers refuse to open addresses with this port, as those of mail servers (WHATWG Fetch, "port
 * blocking"). Node's own `fetch` has the standard's list and refuses before it connects.
 */
export async function isBlockedPort(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', redirect: 'manual', signal });
    return false;
  } catch (error) {
    return (error as { cause?: { message?: string } }).cause?.message === 'bad port';
  }
}
