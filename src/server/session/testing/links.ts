import type { TestApp } from '../../testing/app';

/** Following the links that mails carry. */
export function linksOf(test: TestApp) {
  /** The newest mail of a kind to an address: the path its link leads to, and the code in it. */
  async function newest(to: string, template: string): Promise<{ path: string; code: string }> {
    const mail = (await test.mails(to)).filter((one) => one.template === template).at(-1);
    if (typeof mail?.data.link !== 'string') throw new Error(`No ${template} with a link was sent to ${to}`);
    const url = new URL(mail.data.link);
    return { path: `${url.pathname}${url.search}`, code: url.searchParams.get('code') ?? '' };
  }

  /** Opens the newest link of a kind as a mail program does, and says where it leads. */
  async function open(to: string, template: string): Promise<string> {
    return landing((await newest(to, template)).path);
  }

  async function landing(path: string): Promise<string> {
    const { status, headers } = await test.anyone().get(path);
    return `${status} ${String(headers.location)}`;
  }

  /** The names of the mails to an address, oldest first. */
  const templatesTo = async (to: string) => (await test.mails(to)).map(({ template }) => template);

  return { newest, open, landing, templatesTo };
}
