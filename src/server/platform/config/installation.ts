import type { Variables } from './variables';

export interface Installation {
  refusals: string[];
  warnings: string[];
}

interface Checked {
  production: boolean;
  host: string;
  publicUrl: string;
  trustProxy: unknown;
  demo: boolean;
  showMailbox: boolean;
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address);

export const isLoopback = (address: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostOf(address));

const isUnusableAddress = (address: string): boolean =>
  isLoopback(address) || /^(0\.0\.0\.0|\[::\])$/.test(hostOf(address));

/**
 * The missing or unsafe parts of these settings (rule platform.production). Checks only the settings; `npm run
 * doctor` checks that the mail server and the database respond.
 */
export function checkInstallation(read: Variables, settings: Checked): Installation {
  return settings.production ? checkProduction(read, settings) : checkDevelopment(settings);
}

function checkProduction(read: Variables, { publicUrl, trustProxy }: Checked): Installation {
  const isGiven = (name: string) => read.text(name) !== undefined;
  const isSecure = publicUrl.startsWith('https:');
  const hasAddress = isGiven('PUBLIC_URL');
  const keptKeys = ['TOKEN_SECRET', 'ENCRYPTION_KEY'].filter((name) => !isGiven(name));
  return {
    refusals: sentences(
      !hasAddress &&
        'PUBLIC_URL must be set in production, to the origin people use, like https://stepwell.example: links in emails start with it.',
      hasAddress &&
        isUnusableAddress(publicUrl) &&
        `PUBLIC_URL must be the origin people use, like https://stepwell.example, but ${publicUrl} leads each of them to their own machine.`,
      !isGiven('SMTP_URL') &&
        'SMTP_URL must be set in production, like smtps://user:password@mail.example: nobody can sign up without email.',
    ),
    warnings: sentences(
      hasAddress &&
        !isSecure &&
        !isUnusableAddress(publicUrl) &&
        'PUBLIC_URL begins with http:, so passwords and messages travel unencrypted, and browsers offer no notifications. Put a proxy with TLS in front, and set PUBLIC_URL to its https: origin.',
      isSecure &&
        !isGiven('TRUST_PROXY') &&
        'TRUST_PROXY isn’t set, but with an https: PUBLIC_URL a proxy stands in front: everybody seems to come from its address, and shares the limits of that. Set TRUST_PROXY to the number of proxies or to their addresses, or to false if they pass no addresses on.',
      trustProxy === true &&
        'TRUST_PROXY=true believes whatever address a request names, so anyone can get around the limits of an address. Set it to the number of proxies, or to their addresses.',
      keptKeys.length > 0 &&
        !isGiven('DATABASE_URL') &&
        `${keptKeys.join(' and ')} ${keptKeys.length > 1 ? 'aren’t set, so they are' : 'isn’t set, so it is'} kept in DATA_DIR, beside what is protected. Set ${keptKeys.length > 1 ? 'them' : 'it'}, for example to what the files there say, and keep a copy elsewhere.`,
      (isGiven('BACKUP_DIR') || isGiven('BACKUP_URL')) &&
        !isGiven('BACKUP_PASSPHRASE') &&
        `BACKUP_PASSPHRASE isn’t set, so whoever reads a backup reads everything in it${keptKeys.length > 0 ? ', with the keys of this installation' : ''}. Set it, and keep it elsewhere.`,
      read.text('DEMO') === 'true' && 'DEMO=true has no effect in production. Remove it.',
    ),
  };
}

/** In development, everything is open, which is acceptable only on the developer's own machine. */
function checkDevelopment({ host, publicUrl, demo, showMailbox }: Checked): Installation {
  const isReachable = !isLoopback(host) || !isLoopback(publicUrl);
  const open = sentences(demo && 'sign in with the demo’s passwords', showMailbox && 'read every email at /dev/mail');
  const warning = `This is no production: whoever reaches this machine can ${open.join(', and ')}. If it’s for more than trying out, set NODE_ENV to production, with a new DATA_DIR or DATABASE_URL.`;
  return { refusals: [], warnings: isReachable && open.length > 0 ? [warning] : [] };
}

const sentences = (...given: (string | false)[]): string[] => given.filter((one) => one !== false);
