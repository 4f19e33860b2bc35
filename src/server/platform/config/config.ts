import path from 'node:path';
import { readBackupSettings, type BackupSettings } from './backups';
import { mailSender, type MailSender } from './mailSender';
import { readPlatformSettings, type PlatformSettings } from './platformSettings';
import { KEPT_SECRETS, keptSecret } from './secrets';
import { originOf, variables, type Environment, type Variables } from './variables';
import { packageRoot } from './packageRoot';
import { StartupProblem } from './startupProblem';

/** What the environment says, read once and checked. README lists the variables for the operator. */
export interface Config extends BackupSettings {
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
  /** Fastify's `trustProxy`: whose X-Forwarded-* is believed. */
  trustProxy: boolean | number | string[];
  dataDir: string;
  /** False when nobody asked for this folder, so the database may live elsewhere if PostgreSQL can't enter it. */
  dataDirGiven: boolean;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  tokenSecret: string;
  /** 32 bytes, for AES-256-GCM. */
  encryptionKey: Buffer;
  /** Which of the two the environment gives; the others are kept in the data folder. */
  givenSecrets: ('TOKEN_SECRET' | 'ENCRYPTION_KEY')[];
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
  logLevel: (typeof logLevels)[number];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads and checks the environment. Secrets that are not given are made and kept in the data folder, except in
 * production with DATABASE_URL: there several servers share one database and have to share the secrets too.
 * Throws a StartupProblem that names the variable.
 */
export function readConfig(env: Environment): Config {
  const read = variables(env);
  const production = read.text('NODE_ENV') === 'production';
  const port = read.integer('PORT', { min: 0, max: 65535, fallback: 8090 });
  const publicUrl = read.origin('PUBLIC_URL') ?? `http://localhost:${port}`;
  const dataDirGiven = read.text('DATA_DIR');
  const dataDir = dataDirGiven === undefined ? path.join(packageRoot(), 'data') : path.resolve(dataDirGiven);
  const databaseUrl = read.address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const smtpUrl = read.address('SMTP_URL', ['smtp:', 'smtps:']);
  return {
    production,
    port,
    host: read.text('HOST') ?? (production ? '0.0.0.0' : 'localhost'),
    publicUrl,
    apiUrl: read.origin('API_URL'),
    corsOrigins: list(read, 'CORS_ORIGINS').map((value) => originOf('CORS_ORIGINS', value)),
    trustProxy: trustedProxies(read),
    dataDir,
    dataDirGiven: dataDirGiven !== undefined,
    databaseUrl,
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
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    ...readBackupSettings(read),
    // Last: a refusal above must not leave files behind.
    ...secrets(read, dataDir, production && databaseUrl !== undefined),
  };
}

function secrets(
  read: Variables,
  dataDir: string,
  required: boolean,
): Pick<Config, 'tokenSecret' | 'encryptionKey' | 'givenSecrets'> {
  const given = { tokenSecret: read.text('TOKEN_SECRET'), encryptionKey: read.text('ENCRYPTION_KEY') };
  if (given.tokenSecret !== undefined && given.tokenSecret.length < 32) {
    throw new StartupProblem('TOKEN_SECRET must have at least 32 characters.');
  }
  const key = given.encryptionKey === undefined ? undefined : keyBytes(given.encryptionKey);
  for (const [name, value] of [['TOKEN_SECRET', given.tokenSecret] as const, ['ENCRYPTION_KEY', key] as const]) {
    if (required && value === undefined) {
      throw new StartupProblem(
        `${name} must be set in production with DATABASE_URL, to the same value for every server.`,
      );
    }
  }
  return {
    givenSecrets: (['TOKEN_SECRET', 'ENCRYPTION_KEY'] as const).filter((name) => read.text(name) !== undefined),
    tokenSecret: given.tokenSecret ?? keptSecret(dataDir, KEPT_SECRETS.TOKEN_SECRET),
    encryptionKey: key ?? keyBytes(keptSecret(dataDir, KEPT_SECRETS.ENCRYPTION_KEY)),
  };
}

/** 32 bytes from 64 hexadecimal digits or from base64, of either alphabet. */
function keyBytes(text: string): Buffer {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (bytes.length === 32) return bytes;
  throw new StartupProblem('ENCRYPTION_KEY must be 32 bytes, as 64 hexadecimal digits or in base64.');
}

/** TRUST_PROXY: `true`, `false`, how many proxies stand in front, or their addresses. */
function trustedProxies(read: Variables): Config['trustProxy'] {
  const value = read.text('TRUST_PROXY');
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : list(read, 'TRUST_PROXY');
}

function list(read: Variables, name: string): string[] {
  const values = (read.text(name) ?? '').split(',').map((value) => value.trim());
  return values.filter((value) => value !== '');
}
