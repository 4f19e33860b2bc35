import { startMailSink, type MailSink } from '../../product/mailSink';
import { startOnOwnDatabase } from '../../product/ownDatabase';
import type { Product } from '../../product/product';
import type { EngineName, WindowSize } from './driver';
import { startPagesProxy, type PagesProxy } from './pageProblems';
import { openTab, type Tab } from './tab';

interface EngineJourney {
  readonly product: Product;
  readonly proxy: PagesProxy;
  readonly mails: MailSink;
  at: (path: string) => string;
  open: (engine: EngineName, size: WindowSize, ignore?: RegExp) => Promise<Tab>;
}

/** After each test, neither the pages nor the server's log may have reported problems. */
export function useEngines(env: Record<string, string> = {}): EngineJourney {
  let mails: MailSink;
  let product: Product;
  let proxy: PagesProxy;
  const open = new Map<Tab, RegExp | undefined>();

  beforeAll(async () => {
    mails = await startMailSink();
    proxy = await startPagesProxy(() => product.origin);
    product = await startOnOwnDatabase({ SMTP_URL: mails.url, PUBLIC_URL: proxy.origin, ...env });
  });

  afterAll(async () => {
    await proxy.close();
    await product.remove();
    await mails.close();
  });

  afterEach(async () => {
    const problems: string[] = [];
    for (const [tab, ignore] of open) {
      problems.push(...(await tab.takeProblems()).filter((text) => !ignore?.test(text)));
      await tab.close();
    }
    open.clear();
    expect(problems).toEqual([]);
    expect(product.complaints).toEqual([]);
  });

  return {
    get product() {
      return product;
    },
    get proxy() {
      return proxy;
    },
    get mails() {
      return mails;
    },
    at: (path) => proxy.origin + path,
    open: async (engine, size, ignore) => {
      const tab = await openTab(engine, size);
      open.set(tab, ignore);
      return tab;
    },
  };
}
