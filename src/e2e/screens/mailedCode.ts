import { setTimeout } from 'node:timers/promises';

/** How long a mail may take to be written, in milliseconds. */
const TIMEOUT = 15_000;

/** The code in the link of the mail that this address was sent, as the development mailbox shows it. */
export async function mailedCode(origin: string, to: string): Promise<string> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const deadline = Date.now() + TIMEOUT;
  while (Date.now() < deadline) {
    const [, mail] = /href="(\/dev\/mail\/[^"]+)"/.exec(await read(`/dev/mail?to=${encodeURIComponent(to)}`)) ?? [];
    const [, code] = mail ? (/\?(?:c|code)=([\w-]+)/.exec(await read(mail)) ?? []) : [];
    if (code) return code;
    await setTimeout(100);
  }
  throw new Error(`No mail with a code came to ${to}.`);
}
