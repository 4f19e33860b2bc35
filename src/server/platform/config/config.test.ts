import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config';
import { StartupProblem } from './startupProblem';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'stepwell-config-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });

it('by default the server runs the demo with the embedded database, for this machine only', () => {
  expect(read()).toMatchObject({
    production: false,
    port: 8090,
    host: 'localhost',
    publicUrl: 'http://localhost:8090',
    databaseUrl: undefined,
    demo: true,
    showMailbox: true,
    businessApproval: 'automatic',
    mailFrom: { name: 'Stepwell', address: 'no-reply@localhost' },
    trustProxy: undefined,
    corsOrigins: [],
  });
});

it('the server creates its secrets once, in files that only the owner can read', () => {
  const first = read();
  const second = read();
  expect(first.encryptionKey).toHaveLength(32);
  expect(second.encryptionKey).toEqual(first.encryptionKey);
  expect(second.tokenSecret).toBe(first.tokenSecret);
  expect(readdirSync(dataDir).sort()).toEqual(['encryption.key', 'token.secret']);
  for (const file of readdirSync(dataDir)) expect(statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600);
});

it('the configuration shows whether the data folder was chosen', () => {
  const secrets = { TOKEN_SECRET: 't'.repeat(32), ENCRYPTION_KEY: 'ab'.repeat(32) };
  expect(readConfig(secrets)).toMatchObject({ dataDirGiven: false, dataDir: expect.stringMatching(/[\\/]data$/) });
  expect(read().dataDirGiven).toBe(true);
});

describe('production', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/stepwell' };
  const secrets = { TOKEN_SECRET: 't'.repeat(32), ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') };

  it('production has neither the demo nor the mailbox, even if they are configured', () => {
    expect(read({ NODE_ENV: 'production', DEMO: 'true' })).toMatchObject({
      demo: false,
      showMailbox: false,
      host: '0.0.0.0',
    });
  });

  it.each(['TOKEN_SECRET', 'ENCRYPTION_KEY'])(
    '%s is required in production with DATABASE_URL, and no file is left behind',
    (name) => {
      expect(() => read({ ...production, ...secrets, [name]: '' })).toThrow(
        new StartupProblem(`${name} must be set in production with DATABASE_URL, to the same value for every server.`),
      );
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );

  it('production accepts a key in base64 or hexadecimal digits', () => {
    const key = Buffer.alloc(32, 7);
    expect(read({ ...production, ...secrets }).encryptionKey).toEqual(key);
    expect(read({ ...production, ...secrets, ENCRYPTION_KEY: key.toString('hex') }).encryptionKey).toEqual(key);
  });
});

it.each([
  ['NODE_ENV', 'prod'],
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'stepwell.example'],
  ['PUBLIC_URL', 'https://stepwell.example/app'],
  ['DATABASE_URL', 'mysql://db.example/stepwell'],
  ['TOKEN_SECRET', 'short'],
  ['ENCRYPTION_KEY', 'short'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'Stepwell'],
  ['DEMO', 'yes'],
  ['BUSINESS_APPROVAL', 'never'],
  ['MARKETING_URL', 'javascript:alert(1)'],
  ['SUPPORT_LINK', 'help'],
  ['LEADER_AGREEMENT_LINK', 'javascript:alert(1)'],
  ['MAX_PARTICIPANTS', '9'],
  ['ZOOM_API_URL', 'zoom'],
  ['MESSAGES_PER_MINUTE', '0'],
  ['REQUESTS_PER_MINUTE', '0'],
  ['METRICS_TOKEN', 'x'.repeat(31)],
  ['METRICS_TOKEN', `two words ${'x'.repeat(32)}`],
  ['LOG_LEVEL', 'loud'],
  ['CORS_ORIGINS', 'https://a.example, b.example'],
  ['API_URL', 'https://api.example/v1'],
])('%s=%s is rejected with one sentence that names the variable', (name, value) => {
  const refusal = (() => {
    try {
      return read({ [name]: value });
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(StartupProblem);
  expect((refusal as Error).message).toMatch(new RegExp(`^${name} must .*\\.$`));
});

it('all problems are reported together, and no file is left behind', () => {
  const wrong = {
    PORT: '80a',
    MAIL_FROM: 'Stepwell',
    TOKEN_SECRET: 'short',
    CORS_ORIGINS: 'https://a.example, b.example',
  };
  expect(() => read(wrong)).toThrow(
    new StartupProblem(
      "Stepwell can't start like this:\n" +
        "  ✗ PORT must be a whole number from 0 to 65535, but it's '80a'.\n" +
        "  ✗ CORS_ORIGINS must be an origin like https://stepwell.example, without a path, a user or a password, but it's 'b.example'.\n" +
        '  ✗ MAIL_FROM must be an email address, or a name followed by one in <>.\n' +
        '  ✗ TOKEN_SECRET must have at least 32 characters.',
    ),
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each(['TOKEN_SECRET', 'ENCRYPTION_KEY', 'DATABASE_URL', 'SMTP_URL'])(
  'the refusal of %s never shows its value',
  (name) => {
    expect(() => read({ [name]: 'hunter2' })).toThrow(/^(?!.*hunter2)/s);
  },
);

it('a data folder that is a file is refused', () => {
  const file = path.join(dataDir, 'file');
  writeFileSync(file, '');
  expect(() => read({ DATA_DIR: file })).toThrow(StartupProblem);
  expect(readFileSync(file, 'utf8')).toBe('');
});

it('the configuration contains the defaults for memberships', () => {
  expect(read().platformSettings).toEqual({
    LeaderAgreementLink: '',
    ParticipantAgreementLink: '',
    LeaderTrainingLink: '',
    ParticipantOnboardingLink: '',
    AdminOnboardingLink: '',
    SupportLink: '',
    MinParticipants: 3,
    MaxParticipants: 8,
  });
  const given = read({ LEADER_TRAINING_LINK: 'https://stepwell.example/training', MAX_PARTICIPANTS: '6' });
  expect(given.platformSettings).toMatchObject({
    LeaderTrainingLink: 'https://stepwell.example/training',
    MaxParticipants: 6,
  });
});

it('the configuration accepts either a list of proxies or a number of them', () => {
  expect(read({ CORS_ORIGINS: 'https://a.example, https://b.example:8443' }).corsOrigins).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ]);
  expect(read({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
  expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(read({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1']);
});

it('automatic backups are made if a folder is set for them', () => {
  expect(read()).toMatchObject({ scheduledBackups: undefined, backupPassphrase: undefined });
  const folder = path.join(dataDir, 'backups');
  expect(read({ BACKUP_DIR: folder }).scheduledBackups).toEqual({ target: folder, everyHours: 24, keep: 7 });
  expect(read({ BACKUP_DIR: folder, BACKUP_EVERY_HOURS: '6', BACKUP_KEEP: '30' }).scheduledBackups).toEqual({
    target: folder,
    everyHours: 6,
    keep: 30,
  });
  expect(() => read({ BACKUP_KEEP: '3' })).toThrow(
    'BACKUP_KEEP needs BACKUP_DIR or BACKUP_URL, which say where backups are kept.',
  );
  expect(() => read({ BACKUP_PASSPHRASE: 'short' })).toThrow('BACKUP_PASSPHRASE must have at least 12 characters.');
});

it('automatic backups go to a bucket instead, with the variables of other S3 clients', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const BACKUP_URL = 's3://acme-backups/stepwell';
  expect(read({ BACKUP_URL, BACKUP_DIR: dataDir, ...keys }).scheduledBackups).toEqual({
    target: BACKUP_URL,
    s3: {
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
    everyHours: 24,
    keep: 7,
  });
  const elsewhere = { AWS_REGION: 'auto', AWS_ENDPOINT_URL: 'https://account.r2.example/' };
  expect(read({ BACKUP_URL, ...keys, ...elsewhere }).scheduledBackups?.s3).toMatchObject({
    endpoint: 'https://account.r2.example',
    region: 'auto',
  });
  expect(() => read({ BACKUP_URL })).toThrow('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  for (const wrong of [
    'https://s3.example/b',
    's3://id:hunter2@acme/x',
    's3://',
    's3:///x',
    's3://acme//x',
    'S3://acme/x',
  ])
    expect(() => read({ BACKUP_URL: wrong, ...keys })).toThrow(/^BACKUP_URL must be like .*(?<!hunter2.*)$/);
});

it.each(['PUBLIC_URL', 'ZOOM_API_URL', 'CORS_ORIGINS'])('the refusal of %s shows no password', (name) => {
  expect(() => read({ [name]: 'https://user:hunter2@host.example/' })).toThrow(
    new RegExp(`^${name} must be an origin .*(?<!hunter2.*)$`),
  );
});

it.each(['smtp://user:pa#ss@mail.example:25', 'smtp://user:25#ss@mail.example', 'smtp://user:25/ss@mail.example'])(
  'an unencoded password is reported as such, rather than mistaken for a host: %s',
  (address) => {
    expect(() => read({ SMTP_URL: address })).toThrow(/^SMTP_URL can't be read as it is: .* # as %23/);
    expect(read({ SMTP_URL: 'smtp://user:25%23ss@mail.example' }).smtpUrl).toContain('25%23ss');
  },
);

describe('TERMS_FOLDER', () => {
  const write = (name: string, text: string | Uint8Array) => writeFileSync(path.join(dataDir, name), text);

  it('has the texts of the operator, whose first line may say what changed', () => {
    write('terms.txt', 'Changed: We are in Leeds now.\r\n\r\n# Who we are\r\n\r\nKiln Ltd\r\n');
    write('privacy.txt', 'We keep little.');
    write('notes.md', 'not a text');
    expect(read({ TERMS_FOLDER: dataDir }).termsTexts).toEqual({
      TERMS: { text: '# Who we are\n\nKiln Ltd', whatChanged: 'We are in Leeds now.' },
      PRIVACY: { text: 'We keep little.', whatChanged: '' },
    });
    expect(read().termsTexts).toEqual({});
  });

  it.each([
    ['an empty text', 'Changed: All of it\n \n', 'TERMS_FOLDER: terms.txt has no text.'],
    ['one that isn’t text', Uint8Array.of(0xff, 0xfe, 0x41), 'TERMS_FOLDER: terms.txt must be UTF-8 text.'],
    ['one that is too long', 'x'.repeat(50_001), 'TERMS_FOLDER: terms.txt must have 50000 characters or fewer.'],
    [
      'a long note of changes',
      `Changed: ${'x'.repeat(301)}\nText`,
      'TERMS_FOLDER: terms.txt must say what changed in 300 characters or fewer.',
    ],
  ])('refuses %s', (_name, text, message) => {
    write('terms.txt', text);
    expect(() => read({ TERMS_FOLDER: dataDir })).toThrow(message);
  });

  it('must be there, and have a text', () => {
    expect(() => read({ TERMS_FOLDER: path.join(dataDir, 'none') })).toThrow('TERMS_FOLDER must be a folder');
    expect(() => read({ TERMS_FOLDER: dataDir })).toThrow('TERMS_FOLDER has none of terms.txt');
  });
});

it('MINIMUM_AGE is none, or 13 to 99', () => {
  expect(read().minimumAge).toBeUndefined();
  expect(read({ MINIMUM_AGE: '16' }).minimumAge).toBe(16);
  expect(() => read({ MINIMUM_AGE: '12' })).toThrow('MINIMUM_AGE must be a whole number from 13 to 99');
});
