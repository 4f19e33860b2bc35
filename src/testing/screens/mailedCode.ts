import { until } from '../../server/testing/until';

export async function mailedCode(origin: string, to: string, page = ''): Promise<string> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const link = new RegExp(`${page}\\?(?:c|code)=([\\w-]+)`);
  const code = async () => {
    const list = await read(`/dev/mail?to=${encodeURIComponent(to)}`);
    const mails = [...list.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)].map(([, path = '']) => path);
    for (const mail of page ? mails : mails.slice(0, 1)) {
      const found = link.exec(await read(mail))?.[1];
      if (found) return found;
    }
    return undefined;
  };
  return until(code, { complaint: `No mail with a code came to ${to}.` });
}
