/**
 * A signal that is aborted with the first of two, for its reason. What `AbortSignal.any` does, which Safari has
 * since 17.4 and Chrome since 116: older phones are still in use.
 */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([one, other]);
  const controller = new AbortController();
  for (const signal of [one, other]) {
    const follow = () => controller.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { once: true, signal: controller.signal });
  }
  return controller.signal;
}
