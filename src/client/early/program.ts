/** Calls back once the page has been parsed. `DOMContentLoaded` comes too late: it waits for deferred scripts. */
export function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', work, { once: true });
  else work();
}

/** Calls back once, after the next frame is painted; at once when the page is out of sight, as none is painted then. */
export function afterFrame(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  if (document.hidden) return once();
  // A frame's timers run after it is painted.
  requestAnimationFrame(() => setTimeout(once));
  document.addEventListener('visibilitychange', once, { once: true });
}

function append(name: 'link' | 'script', attributes: object): void {
  document.head.append(Object.assign(document.createElement(name), attributes));
}

/**
 * Loads these scripts. Call it once the page's first calls have been sent: browsers make six requests at a time to a
 * server without HTTP/2, and the calls would have to wait.
 */
export function preloadScripts(addresses: readonly string[]): void {
  for (const href of addresses) append('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href });
}

/** Runs the program's scripts in this order, each once it has loaded. `defer` marks them as such: see `beforeScripts`. */
export function runScripts(addresses: readonly string[]): void {
  for (const src of addresses) append('script', { src, async: false, defer: true });
}
