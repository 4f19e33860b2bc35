import type { TestApp } from '../../testing/app';

export function linksOf(test: TestApp) {
  async function newest(to: string, template: string): Promise<{ path: string; code: string }> {
    const mail = (await test.mails(to)).filter((one) => one.template === template).at(-1);
    if (typeof mail?.data.link !== 'string') throw new Error(`No ${template} with a link was sent to ${to}`);
    const url = new URL(mail.data.link);
    const { searchParams } = url;
    const code = ['c', 'code', 'invite'].map((key) => searchParams.get(key)).find((one) => one !== null) ?? '';
    return { path: `${url.pathname}${url.search}`, code };
  }

  async function confirm(to: string, template: string): Promise<string> {
    return landing((await newest(to, template)).path);
  }

  async function landing(path: string): Promise<string> {
    const { pathname, searchParams } = new URL(path, 'http://stepwell.test');
    const { status, body } = await test.anyone().post(`/v1/users${pathname}`, { code: searchParams.get('c') });
    return status === 200 ? (body as { page: string }).page : `${status} ${(body as { code: string }).code}`;
  }

  const templatesTo = async (to: string) => (await test.mails(to)).map(({ template }) => template);

  return { newest, confirm, landing, templatesTo };
}
