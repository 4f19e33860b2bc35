import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Frame } from '../app/Frame';
import { routes } from '../app/routes/router';
import { makeStore, type AppStore } from '../app/store';
import { richText } from '../ui/richText';
import { words } from './shellWords.gen';
import { LANGUAGE } from '../ui/language';
import { isRightToLeft } from '../../domain/text/directions';

interface Prerendered {
  /** The title, if the content determines it, and image preloads. */
  head: string;
  html: string;
}

/** React puts these elements before the content; they belong in the head. */
const HEAD = /^(?:<link[^>]*>|<title>[^<]*<\/title>)+/;

export async function pageAt(path: string, store: AppStore): Promise<ReactNode> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads on, so that there is nothing to render`);
  const [error] = Object.values(context.errors ?? {}) as unknown[];
  if (error !== undefined) throw new Error(`${path} could not be rendered`, { cause: error });
  const router = createStaticRouter(handler.dataRoutes, context);
  return (
    <Frame store={store}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Frame>
  );
}

export function inParts(rendered: string): Prerendered {
  const [head = ''] = HEAD.exec(rendered) ?? [];
  return { head, html: rendered.slice(head.length) };
}

/** Renders for signed-out users, as `hydrateRoot` expects it in `#root`. */
export async function renderPublic(path: string): Promise<Prerendered> {
  const page = inParts(renderToString(await pageAt(path, makeStore())));
  if (!page.head.includes('<title>')) throw new Error(`${path} has no title`);
  return page;
}

/** What every page says before the program runs, as HTML. */
export const shellTexts = () => ({
  description: words.description,
  // An empty address is that of the page itself.
  // eslint-disable-next-line jsx-a11y/anchor-is-valid
  stuck: renderToStaticMarkup(richText(words.stuck, { reload: (text) => <a href="">{text}</a> })),
  noScript: words.noScript,
});

export const direction = isRightToLeft(LANGUAGE) ? 'rtl' : 'ltr';

const SOMETHING = '00000000-0000-7000-8000-000000000000';

export async function renderLoading(path: string): Promise<Prerendered> {
  const session = { phase: 'ready' } as const;
  const content = await pageAt(`${path}?p=${SOMETHING}&c=${SOMETHING}`, makeStore({ session }));
  const page = inParts(renderToStaticMarkup(content));
  if (!page.html.includes('aria-busy')) throw new Error(`${path} waits for nothing`);
  if (page.html.includes(SOMETHING)) throw new Error(`${path} leads to what its address names before it is known`);
  return page;
}
