/**
 * `AbortSignal.timeout` for browsers without it: Safari before 16, which is the last one of an iPhone 7, and Chrome before
 * 103. Every call of the site is made with it, those of the remotes too, so none would be made there. To be imported for
 * its effect, before the first call.
 */
AbortSignal.timeout ??= (ms) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
  return controller.signal;
};

export {};
