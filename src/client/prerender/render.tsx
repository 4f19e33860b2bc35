import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Frame } from '../app/Frame';
import { routes } from '../app/router';
import { makeStore } from '../app/store';

/** A page as it is drawn first, for somebody who is signed out. */
interface Drawn {
  /** Its title, and images to be fetched at once. */
  head: string;
  /** What stands in `#root`. */
  html: string;
}

/** React puts what belongs into the head before all else. */
const HEAD = /^(?:<link[^>]*>|<title>[^<]*<\/title>)+/;

/** Draws the page at a path, as `hydrateRoot` expects it. */
export async function render(path: string): Promise<Drawn> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads on, so that there is nothing to draw`);
  const [error] = Object.values(context.errors ?? {}) as unknown[];
  if (error !== undefined) throw new Error(`${path} could not be drawn`, { cause: error });
  const html = renderToString(
    <Frame store={makeStore()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Frame>,
  );
  const [head = ''] = HEAD.exec(html) ?? [];
  if (!head.includes('<title>')) throw new Error(`${path} has no title`);
  return { head, html: html.slice(head.length) };
}
