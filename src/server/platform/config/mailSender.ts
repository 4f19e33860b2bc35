import { StartupProblem } from './startupProblem';
import type { Variables } from './variables';

export interface MailSender {
  name: string;
  address: string;
}

const NAMED_OR_BARE = /^([^<>\r\n]*)<([^\s@<>]+@[^\s@<>]+)>$|^([^\s@<>]+@[^\s@<>]+)$/;

/**
 * MAIL_FROM: an address, or 'Stepwell <no-reply@stepwell.example>'. By default an address at the host of the public
 * URL.
 */
export function readMailSender(read: Variables, publicUrl: string): MailSender {
  const fallback = { name: 'Stepwell', address: `no-reply@${new URL(publicUrl).hostname}` };
  const given = read.text('MAIL_FROM');
  if (given === undefined) return fallback;
  return read.attempt(() => {
    const [, name = '', named, bare] = NAMED_OR_BARE.exec(given) ?? [];
    const address = named ?? bare;
    if (address !== undefined) return { name: name.trim().replace(/^"|"$/g, ''), address };
    throw new StartupProblem('MAIL_FROM must be an email address, or a name followed by one in <>.');
  }, fallback);
}
