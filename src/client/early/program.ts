/** How long the program waits for the drawn page before it takes the processor, in milliseconds. */
const MAX_WAIT_MS = 250;

/** Resolves once the next frame is painted; at once while the page is out of sight, as none is. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    // A frame's timers run after it is painted.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

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

interface Program {
  /** The addresses of its scripts, in their order. */
  scripts: readonly string[];
  /** The addresses of the scripts that it loads for this page. */
  parts: readonly string[];
}

/**
 * Runs the program once the drawn page shows or is late: its scripts would keep the processor from painting it. Also
 * loads its parts, unless the page has loaded: then all comes fast, and browsers warn of what isn't used soon.
 */
export async function startProgram({ scripts, parts }: Program, drawn: Promise<void>): Promise<void> {
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  await nextFrame();
  for (const src of scripts) append('script', { src, async: false, defer: true });
  if (document.readyState !== 'complete') preloadScripts(parts);
}
