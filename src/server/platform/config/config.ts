import path from 'node:path';
import { readDatabaseUrl, readReplicaUrl } from './databaseUrl';
import { readBackupSettings, type BackupSettings } from './backups';
import { readMailSender, type MailSender } from './mailSender';
import { readOidcSettings, type OidcSettings } from './oidcSettings';
import { readPlatformSettings, type PlatformSettings } from './platformSettings';
import { checkInstallation, isLoopback, type Installation } from './installation';
import { readOrCreateSecrets, readGivenSecrets, SECRET_VARIABLES, type Secrets, type SecretVariable } from './secrets';
import { originOf, readVariables, type Environment, type Variables } from './variables';
import { readTermsTexts, type TermsTexts } from './termsTexts';
import { MAX_MINIMUM_AGE, MIN_MINIMUM_AGE } from '../../../domain/terms/terms';
import { packageRoot } from './packageRoot';
import { throwStartupProblems, StartupProblem } from './startupProblem';

export interface Config extends Secrets, BackupSettings {
  production: boolean;
  /** The port; 0 lets the system choose. */
  port: number;
  host: string;
  /**
   * The origin that people use, for links in mails, without a trailing slash. By default it is derived from the port.
   */
  publicUrl: string;
  /** The origin of an API hosted separately from this page; undefined for the page's own origin. */
  apiUrl: string | undefined;
  corsOrigins: string[];
  /** Fastify's `trustProxy`: whose X-Forwarded-* headers are trusted. If undefined, none are. */
  trustProxy: boolean | number | string[] | undefined;
  dataDir: string;
  /**
   * Whether DATA_DIR is set. If not, the database may be elsewhere, in case PostgreSQL can't enter the default
   * folder.
   */
  dataDirGiven: boolean;
  /** An address with one or several hosts; if undefined, the embedded database is used. */
  databaseUrl: string | undefined;
  /** The address of a replica for costly reads; if undefined, the primary serves them. */
  databaseReadUrl: string | undefined;
  givenSecrets: SecretVariable[];
  /** If undefined, mail is kept in the database. */
  smtpUrl: string | undefined;
  mailFrom: MailSender;
  showMailbox: boolean;
  showReference: boolean;
  demo: boolean;
  businessApproval: 'automatic' | 'manual';
  marketingUrl: string | undefined;
  platformSettings: PlatformSettings;
  zoomApiUrl: string;
  /** Where people without an account report something, and where reports about owners are mailed. */
  reportEmail: string | undefined;
  /** The operator's own terms, privacy notice and agreements. */
  termsTexts: TermsTexts;
  /** The age that people must confirm to sign up; none by default. */
  minimumAge: number | undefined;
  /** The installation's identity provider. */
  oidc: OidcSettings | undefined;
  messagesPerMinute: number;
  /** The limit for one person, and for all signed-out callers from one address combined. */
  requestsPerMinute: number;
  /** Gives access to /metrics; if undefined, there are no metrics. */
  metricsToken: string | undefined;
  logLevel: (typeof logLevels)[number];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type Settings = Omit<Config, 'tokenSecret' | 'encryptionKey'>;

export interface CheckedEnvironment {
  settings: Settings;
  given: Partial<Secrets>;
  problems: readonly string[];
  installation: Installation;
}

export function checkEnvironment(env: Environment): CheckedEnvironment {
  const read = readVariables(env);
  const settings = readSettings(read);
  const given = readGivenSecrets(read, settings.production && settings.databaseUrl !== undefined);
  return { settings, given, problems: read.problems, installation: checkInstallation(read, settings) };
}

const complete = ({ settings, given }: CheckedEnvironment): Config => ({
  ...settings,
  ...readOrCreateSecrets(settings.dataDir, given),
});

/**
 * The configuration for every program that uses this installation's data. Missing secrets are created and kept in the
 * data folder, except in production with DATABASE_URL, where several servers share one database and must share the
 * secrets too. Throws a StartupProblem that names each invalid variable.
 */
export function readConfig(env: Environment): Config {
  const checked = checkEnvironment(env);
  throwStartupProblems(checked.problems);
  return complete(checked);
}

/**
 * The configuration for a server, with warnings for the operator. Throws a StartupProblem that lists everything that
 * prevents it from serving people (rule platform.production).
 */
export function readServerConfig(env: Environment): { config: Config; warnings: string[] } {
  const checked = checkEnvironment(env);
  const { refusals, warnings } = checked.installation;
  throwStartupProblems([...checked.problems, ...refusals], warnings);
  return { config: complete(checked), warnings };
}

/**
 * Stepwell is in production if NODE_ENV is 'production', or if NODE_ENV isn't set and PUBLIC_URL isn't this machine:
 * forgetting the variable then exposes neither the demo's passwords nor the mailbox.
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
    databaseUrl: readDatabaseUrl(read),
    databaseReadUrl: readReplicaUrl(read),
    smtpUrl,
    mailFrom: readMailSender(read, publicUrl),
    showMailbox: !smtpUrl && !production,
    showReference: !production,
    demo: read.flag('DEMO', true) && !production,
    businessApproval: read.oneOf('BUSINESS_APPROVAL', ['automatic', 'manual'], 'automatic'),
    marketingUrl: read.address('MARKETING_URL', ['http:', 'https:']),
    platformSettings: readPlatformSettings(read),
    zoomApiUrl: read.origin('ZOOM_API_URL') ?? 'https://api.zoom.us',
    reportEmail: readReportEmail(read),
    termsTexts: readTermsTexts(read),
    minimumAge: readMinimumAge(read),
    oidc: readOidcSettings(read),
    messagesPerMinute: read.integer('MESSAGES_PER_MINUTE', { min: 1, max: 1_000_000, fallback: 120 }),
    requestsPerMinute: read.integer('REQUESTS_PER_MINUTE', { min: 1, max: 1_000_000_000, fallback: 1_200 }),
    metricsToken: metricsToken(read),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    givenSecrets: SECRET_VARIABLES.filter((name) => read.text(name) !== undefined),
    ...readBackupSettings(read),
  };
}

const readReportEmail = (read: Variables): string | undefined =>
  read.attempt(() => {
    const address = read.text('REPORT_EMAIL');
    if (address === undefined || /^[^\s@<>]+@[^\s@<>]+$/.test(address)) return address;
    throw new StartupProblem('REPORT_EMAIL must be an email address.');
  }, undefined);

const readMinimumAge = (read: Variables): number | undefined =>
  read.text('MINIMUM_AGE') === undefined
    ? undefined
    : read.integer('MINIMUM_AGE', { min: MIN_MINIMUM_AGE, max: MAX_MINIMUM_AGE, fallback: MAX_MINIMUM_AGE });

/** The token's length is its only protection against guessing. */
const metricsToken = (read: Variables): string | undefined =>
  read.attempt(() => {
    const token = read.text('METRICS_TOKEN');
    if (token === undefined || /^\S{32,}$/.test(token)) return token;
    throw new StartupProblem('METRICS_TOKEN must have at least 32 characters, none of them a space.');
  }, undefined);

/** TRUST_PROXY: `true`, `false`, the number of proxies in front of the server, or their addresses. */
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
