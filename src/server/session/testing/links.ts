import type { TestApp } from '../../testing/app';

/** Follows links from mails. */
export function linksOf(test: TestApp) {
  /** Returns the link path and the code of the newest mail of a kind to an address. */
  async function newest(to: string, template: string): Promise<{ path: string; code: string }> {
    const mail = (await test.mails(to)).filter((one) => one.template === template).at(-1);
    if (typeof mail?.data.link !== 'string') throw new Error(`No ${template} with a link was sent to ${to}`);
    const url = new URL(mail.data.link);
    const { searchParams } = url;
    const code = ['c', 'code', 'invite'].map((key) => searchParams.get(key)).find((one) => one !== null) ?? '';
    return { path: `${url.pathname}${url.search}`, code };
  }

  /** Confirms the newest link of a kind, and returns the page shown. */
  async function confirm(to: string, template: string): Promise<string> {
    return landing((await newest(to, template)).path);
  }

  /** Confirms a link. An invalid code ends on /invalid. */
  async function landing(path: string): Promise<string> {
    const { pathname, searchParams } = new URL(path, 'http://stepwell.test');
    const { status, body } = await test.anyone().post(`/v1/users${pathname}`, { code: searchParams.get('c') });
    return status === 200 ? (body as { page: string }).page : `${status} ${(body as { code: string }).code}`;
  }

  /** Names of the mails to an address, oldest first. */
  const templatesTo = async (to: string) => (await test.mails(to)).map(({ template }) => template);

  return { newest, confirm, landing, templatesTo };
}
