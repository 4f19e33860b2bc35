/** `DOMContentLoaded` comes too late: it waits for deferred scripts. */
export function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', work, { once: true });
  else work();
}

/** Calls back at once when the page is hidden, as no frame is painted then. */
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
 * Call it once the first reads have been sent: without HTTP/2 browsers make six requests at a time, and the reads would
 * have to wait.
 */
export function preloadScripts(addresses: readonly string[]): void {
  for (const href of addresses) append('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href });
}

/** Runs the scripts in the order given. The inline script reports loading errors only of scripts with `defer`. */
export function runScripts(addresses: readonly string[]): void {
  for (const src of addresses) append('script', { src, async: false, defer: true });
}
