import path from 'node:path';
import { readBackupSettings, type BackupSettings } from './backups';
import { mailSender, type MailSender } from './mailSender';
import { readPlatformSettings, type PlatformSettings } from './platformSettings';
import { checkInstallation, isLoopback, type Installation } from './installation';
import { keptSecrets, readGivenSecrets, SECRET_VARIABLES, type Secrets, type SecretVariable } from './secrets';
import { originOf, variables, type Environment, type Variables } from './variables';
import { packageRoot } from './packageRoot';
import { refuse, StartupProblem } from './startupProblem';

/** What the environment says, read once and checked. README lists the variables for the operator. */
export interface Config extends Secrets, BackupSettings {
  production: boolean;
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** The origin people use, for links in mails: no slash at its end. Follows the port when it is not given. */
  publicUrl: string;
  /** The origin of an API hosted apart from this page; undefined: where the page came from. */
  apiUrl: string | undefined;
  /** Origins of clients hosted elsewhere. */
  corsOrigins: string[];
  /** Fastify's `trustProxy`: whose X-Forwarded-* is believed. Undefined: nobody's, since nobody was asked. */
  trustProxy: boolean | number | string[] | undefined;
  dataDir: string;
  /** False when nobody asked for this folder, so the database may live elsewhere if PostgreSQL can't enter it. */
  dataDirGiven: boolean;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** Which secrets the environment gives; the others are kept in the data folder. */
  givenSecrets: SecretVariable[];
  /** Undefined: mail is kept in the database. */
  smtpUrl: string | undefined;
  mailFrom: MailSender;
  /** Kept mail is shown at /dev/mail. */
  showMailbox: boolean;
  /** The contract can be read at /dev/api. */
  showReference: boolean;
  demo: boolean;
  businessApproval: 'automatic' | 'manual';
  marketingUrl: string | undefined;
  /** What memberships fall back to. */
  platformSettings: PlatformSettings;
  zoomApiUrl: string;
  /** How many messages one person may send, to all channels together. */
  messagesPerMinute: number;
  /** How many requests one person may make, and all who are signed out at one address together. */
  requestsPerMinute: number;
  /** Opens /metrics; undefined: it isn't there. */
  metricsToken: string | undefined;
  logLevel: (typeof logLevels)[number];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The configuration but for the secrets, which may have to be made. */
export type Settings = Omit<Config, 'tokenSecret' | 'encryptionKey'>;

/** What the environment says, without anything written or made. */
export interface CheckedEnvironment {
  settings: Settings;
  /** The secrets that are given. */
  given: Partial<Secrets>;
  /** A sentence for each variable that is wrong: no program can run like that. */
  problems: readonly string[];
  /** What keeps this from serving people, and what they had better not be served with. */
  installation: Installation;
}

/** Reads and checks the environment: all that is wrong with it at once. */
export function checkEnvironment(env: Environment): CheckedEnvironment {
  const read = variables(env);
  const settings = readSettings(read);
  const given = readGivenSecrets(read, settings.production && settings.databaseUrl !== undefined);
  return { settings, given, problems: read.problems, installation: checkInstallation(read, settings) };
}

/** The secrets that are not given are made and kept in the data folder, when nothing else is wrong any more. */
const complete = ({ settings, given }: CheckedEnvironment): Config => ({
  ...settings,
  ...keptSecrets(settings.dataDir, given),
});

/**
 * The configuration for whatever works on this installation's data. Secrets that are not given are made and kept in the
 * data folder, except in production with DATABASE_URL: there several servers share one database and have to share the
 * secrets too. Throws a StartupProblem that names each variable that is wrong.
 */
export function readConfig(env: Environment): Config {
  const checked = checkEnvironment(env);
  refuse(checked.problems);
  return complete(checked);
}

/**
 * The configuration for a server, with what the operator had better change. Throws a StartupProblem with one list of all
 * that keeps it from serving people (rule platform.production).
 */
export function readServerConfig(env: Environment): { config: Config; warnings: string[] } {
  const checked = checkEnvironment(env);
  const { refusals, warnings } = checked.installation;
  refuse([...checked.problems, ...refusals], warnings);
  return { config: complete(checked), warnings };
}

/**
 * Stepwell is in production when it says so, and when nothing is said but that people reach it at an address of its own:
 * whoever forgets the one word shows nobody the demo's passwords and the mailbox.
 */
const isProduction = (read: Variables): boolean => {
  const publicUrl = read.text('PUBLIC_URL');
  const said = read.oneOf('NODE_ENV', ['production', 'development', 'test'], undefined);
  return said === undefined ? publicUrl !== undefined && !isLoopback(publicUrl) : said === 'production';
};

function readSettings(read: Variables): Settings {
  const production = isProduction(read);
  const port = read.integer('PORT', { min: 0, max: 65535, fallback: 8090 });
  const publicUrl = read.origin('PUBLIC_URL') ?? `http://localhost:${port}`;
  const dataDirGiven = read.text('DATA_DIR');
  const smtpUrl = read.address('SMTP_URL', ['smtp:', 'smtps:']);
  return {
    production,
    port,
    host: read.text('HOST') ?? (production ? '0.0.0.0' : 'localhost'),
    publicUrl,
    apiUrl: read.origin('API_URL'),
    corsOrigins: list(read, 'CORS_ORIGINS').flatMap((value) =>
      read.attempt(() => [originOf('CORS_ORIGINS', value)], []),
    ),
    trustProxy: trustedProxies(read),
    dataDir: dataDirGiven === undefined ? path.join(packageRoot(), 'data') : path.resolve(dataDirGiven),
    dataDirGiven: dataDirGiven !== undefined,
    databaseUrl: read.address('DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl,
    mailFrom: mailSender(read, publicUrl),
    showMailbox: !smtpUrl && !production,
    showReference: !production,
    demo: read.flag('DEMO', true) && !production,
    businessApproval: read.oneOf('BUSINESS_APPROVAL', ['automatic', 'manual'], 'automatic'),
    marketingUrl: read.address('MARKETING_URL', ['http:', 'https:']),
    platformSettings: readPlatformSettings(read),
    zoomApiUrl: read.origin('ZOOM_API_URL') ?? 'https://api.zoom.us',
    messagesPerMinute: read.integer('MESSAGES_PER_MINUTE', { min: 1, max: 1_000_000, fallback: 120 }),
    requestsPerMinute: read.integer('REQUESTS_PER_MINUTE', { min: 1, max: 1_000_000_000, fallback: 1_200 }),
    metricsToken: metricsToken(read),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    givenSecrets: SECRET_VARIABLES.filter((name) => read.text(name) !== undefined),
    ...readBackupSettings(read),
  };
}

/** Whoever guesses is held up by its length alone. */
const metricsToken = (read: Variables): string | undefined =>
  read.attempt(() => {
    const token = read.text('METRICS_TOKEN');
    if (token === undefined || /^\S{32,}$/.test(token)) return token;
    throw new StartupProblem('METRICS_TOKEN must have at least 32 characters, none of them a space.');
  }, undefined);

/** TRUST_PROXY: `true`, `false`, how many proxies stand in front, or their addresses. */
function trustedProxies(read: Variables): Config['trustProxy'] {
  const value = read.text('TRUST_PROXY');
  if (value === undefined) return undefined;
  if (value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : list(read, 'TRUST_PROXY');
}

function list(read: Variables, name: string): string[] {
  const values = (read.text(name) ?? '').split(',').map((value) => value.trim());
  return values.filter((value) => value !== '');
}
