import { until } from '../../server/testing/until';

/** The code in the link of the mail that this address was sent, as the development mailbox shows it. */
export async function mailedCode(origin: string, to: string): Promise<string> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const code = async () => {
    const [, mail] = /href="(\/dev\/mail\/[^"]+)"/.exec(await read(`/dev/mail?to=${encodeURIComponent(to)}`)) ?? [];
    return mail ? /\?(?:c|code)=([\w-]+)/.exec(await read(mail))?.[1] : undefined;
  };
  return until(code, { complaint: `No mail with a code came to ${to}.` });
}
