/** How long the program waits for the drawn page once its scripts are there, in milliseconds. */
const MAX_WAIT_MS = 250;

/** Resolves once the next frame is painted; at once while the page is out of sight, as none is. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    // A frame's timers run after it is painted.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

function append<Name extends 'link' | 'script'>(name: Name, attributes: object): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), attributes);
  document.head.append(element);
  return element;
}

const isOver = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
  });

/**
 * Loads these scripts, and resolves once they are there, or can't be loaded. Call it once the page's first calls have
 * been sent: browsers make six requests at a time to a server without HTTP/2, and the calls would have to wait.
 */
export async function preloadScripts(addresses: readonly string[]): Promise<void> {
  const asked = { rel: 'preload', as: 'script', fetchPriority: 'low' };
  await Promise.all(addresses.map((href) => isOver(append('link', { ...asked, href }))));
}

interface Program {
  /** The addresses of its scripts, in their order. */
  scripts: readonly string[];
  /** The addresses of the scripts that it loads for this page. */
  parts: readonly string[];
  /** Resolves once its scripts have been loaded. */
  loaded: Promise<void>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs the program once the drawn page shows or is late: its scripts would keep the processor from painting it. Also
 * loads its parts, unless the page has loaded: then all comes fast, and browsers warn of what isn't used soon.
 */
export async function startProgram({ scripts, parts, loaded }: Program, drawn: Promise<void>): Promise<void> {
  await Promise.race([drawn, loaded.then(() => wait(MAX_WAIT_MS))]);
  await nextFrame();
  for (const src of scripts) append('script', { src, async: false, defer: true });
  if (document.readyState !== 'complete') void preloadScripts(parts);
}
