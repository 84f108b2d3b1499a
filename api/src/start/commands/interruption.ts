const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Done before the process ends. */
type Reaction = () => void | Promise<void>;

const reactions = new Set<Reaction>();
let isEnding = false;

function watch(): void {
  for (const signal of SIGNALS) process.on(signal, end);
}

function stopWatching(): void {
  for (const signal of SIGNALS) process.off(signal, end);
}

function end(signal: NodeJS.Signals): void {
  const endNow = () => {
    stopWatching();
    process.kill(process.pid, signal);
  };
  // Whoever says it twice does not want to wait.
  if (isEnding) {
    endNow();
    return;
  }
  isEnding = true;
  void Promise.allSettled([...reactions].map(async (react) => react())).then(endNow);
}

/** True from the moment in which the command was interrupted: what fails after that is a consequence. */
export const isInterrupted = (): boolean => isEnding;

/**
 * Does something before the command ends by Ctrl+C or by whoever stops it; the second signal ends it at once.
 * @returns takes it back
 */
export function onInterruption(react: Reaction): () => void {
  if (reactions.size === 0) watch();
  reactions.add(react);
  return () => {
    reactions.delete(react);
    if (reactions.size === 0 && !isEnding) stopWatching();
  };
}
