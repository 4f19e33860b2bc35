import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { findingLine } from './finding';
import { checkMail } from './mail';
import { localCertificate, localKey } from './testing/localCertificate';

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const withTls: SMTPServerOptions = { cert: localCertificate, key: localKey };
const plain: SMTPServerOptions = { disabledCommands: ['STARTTLS'] };

async function smtpAt(options: SMTPServerOptions, protocol = 'smtp', login = '', query = ''): Promise<string> {
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    // Milliseconds after which connections that clients keep open are closed.
    closeTimeout: 50,
    onAuth: ({ password }, _session, done) =>
      done(password === 'right' ? null : new Error('5.7.8 Denied'), { user: 1 }),
    ...options,
  });
  // Handshakes that the client gives up.
  server.on('error', () => {});
  stops.push(() => new Promise((done) => server.close(() => done())));
  return `${protocol}://${login}127.0.0.1:${await portOf(server.server)}${query}`;
}

const refusing = (code: number, words: string) => (_: unknown, __: unknown, done: (error: Error) => void) =>
  done(Object.assign(new Error(words), { responseCode: code }));

/** Milliseconds. */
const timeLimits = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 30_000, dnsTimeout: 30_000 };

async function said(smtpUrl: string, { to, limits = timeLimits }: { to?: string; limits?: typeof timeLimits } = {}) {
  const settings = { publicUrl: 'https://stepwell.example', production: true };
  const mailFrom = { name: '', address: 'hello@stepwell.example' };
  return (await checkMail({ ...settings, mailFrom, smtpUrl }, to, limits)).map(findingLine);
}

it('a refused password is a fault, and the password isn’t shown', async () => {
  expect(await said(await smtpAt(plain, 'smtp', 'anna:hunter2@'))).toEqual([
    expect.stringMatching(
      /^✗ (?!.*hunter2).*535 5\.7\.8 Denied\. The server refuses the user or password in SMTP_URL\..*app password/,
    ),
  ]);
  expect(await said(await smtpAt(plain, 'smtp', 'anna@'))).toEqual([
    expect.stringMatching(/SMTP_URL has a user without a password\.$/),
  ]);
});

it('smtps:// is a fault where TLS doesn’t begin at once', async () => {
  expect(await said(await smtpAt(withTls, 'smtps'))).toEqual([
    expect.stringMatching(/^✗ .*: wrong version number\. SMTP_URL begins with smtps:\/\/, but .* Use smtp:\/\//),
  ]);
});

it.each(['smtp', 'smtps'])('a self-signed certificate is a fault (%s://)', async (protocol) => {
  const url = await smtpAt({ ...withTls, secure: protocol === 'smtps' }, protocol);
  expect(await said(url)).toEqual([
    expect.stringMatching(/^✗ .*: self-signed certificate\. This machine doesn’t trust .* NODE_EXTRA_CA_CERTS/),
  ]);
});

it('an expired certificate is a fault', async () => {
  // The one that smtp-server brings along.
  expect(await said(await smtpAt({ secure: true }, 'smtps'))).toEqual([
    expect.stringMatching(/^✗ .*: certificate has expired\. The server’s certificate must be renewed\.$/),
  ]);
});

it('plain text is a fault where the server requires TLS', async () => {
  expect(await said(await smtpAt(withTls, 'smtp', 'anna:right@', '/?ignoreTLS=true'))).toEqual([
    expect.stringMatching(/^✗ .*538 .*STARTTLS.*\. The server requires TLS\. Remove ignoreTLS/),
  ]);
});

it('a server without TLS is a fault if TLS is required, and a warning if it gets a password', async () => {
  expect(await said(await smtpAt(plain, 'smtp', '', '/?requireTLS=true'))).toEqual([
    expect.stringMatching(/^✗ .*\. The server offers no TLS at this port\. Use smtps:\/\//),
  ]);
  expect(await said(await smtpAt(plain, 'smtp', 'anna:right@'))).toEqual([
    expect.stringMatching(/^✓ The mail server lets Stepwell in/),
    expect.stringMatching(/^! The mail server offers no TLS, so the password in SMTP_URL is sent unencrypted\./),
  ]);
  expect(await said(await smtpAt(plain))).toEqual([expect.stringMatching(/^✓/)]);
});

it.each([
  ['onRcptTo', 554, '5.7.1 Relaying denied'],
  ['onMailFrom', 550, '5.7.1 Not your address'],
])('a sender that the server doesn’t send for is a fault (%s, %d)', async (event, code, words) => {
  const refusal = { [event]: refusing(code, words) };
  const cure = 'The server doesn’t send for hello@stepwell.example. Verify this address or its domain';
  expect(await said(await smtpAt({ ...plain, ...refusal }), { to: 'x@example.com' })).toEqual([
    expect.stringMatching(/^✓/),
    expect.stringMatching(new RegExp(`^✗ .*${code} ${words}\\. ${cure}.* If it requires a login, add`)),
  ]);
});

it('an unknown recipient and a missing login are other faults than the sender', async () => {
  const to = 'x@example.com';
  expect((await said(await smtpAt({ ...plain, onRcptTo: refusing(550, '5.1.1 Unknown') }), { to })).at(-1)).toMatch(
    /550 5\.1\.1 Unknown\. Is the address right, and hello@stepwell\.example \(MAIL_FROM\)/,
  );
  expect((await said(await smtpAt({ ...plain, authOptional: false }), { to })).at(-1)).toMatch(
    /The server requires a login\. Add user and password to SMTP_URL\.$/,
  );
});

it('a server that can’t be reached is a fault that names its host and port', async () => {
  const unused = createServer();
  const port = await portOf(unused);
  await new Promise((done) => unused.close(done));
  expect(await said(`smtp://u:hunter2@127.0.0.1:${port}`)).toEqual([
    expect.stringMatching(
      new RegExp(`^✗ (?!.*hunter2).*ECONNREFUSED.*\\. Nothing accepts connections at 127\\.0\\.0\\.1:${port}\\.`),
    ),
  ]);
  expect(await said('smtp://mail.invalid')).toEqual([
    expect.stringMatching(/^✗ .*\. No address is known for mail\.invalid\. Correct the name/),
  ]);
});

it('a server that says nothing is a fault, which with smtp:// is mostly a port for TLS', async () => {
  const silent = createServer((socket) => socket.resume());
  stops.push(() => new Promise((done) => silent.close(() => done())));
  const port = await portOf(silent);
  expect(
    await said(await smtpAt({ ...withTls, secure: true }), { limits: { ...timeLimits, greetingTimeout: 200 } }),
  ).toEqual([
    expect.stringMatching(/^✗ .*Greeting never received\. 127.* says nothing\. .* must begin with smtps:\/\/\.$/),
  ]);
  expect(await said(`smtps://127.0.0.1:${port}`, { limits: { ...timeLimits, connectionTimeout: 200 } })).toEqual([
    expect.stringMatching(new RegExp(`^✗ .*\\. 127\\.0\\.0\\.1:${port} doesn’t answer\\..*firewall`)),
  ]);
});
