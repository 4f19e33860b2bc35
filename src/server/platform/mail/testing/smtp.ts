import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Config } from '../../config/config';

interface TestSmtp {
  readonly url: string;
  readonly received: Email[];
  readonly tries: number;
  refuse: (status: number | undefined) => void;
  refuseWords: (words: string | undefined) => void;
  fallSilent: () => () => void;
  readonly connections: number;
  stop: () => Promise<void>;
}

async function startSmtp(port = 0): Promise<TestSmtp> {
  const received: Email[] = [];
  let refusal: number | undefined;
  let refusedWords: string | undefined;
  let tries = 0;
  let isSilent = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // Milliseconds after which connections that clients keep open are closed.
    closeTimeout: 50,
    onRcptTo: (_address, _session, done) => {
      tries += 1;
      if (refusal === undefined) return done();
      done(Object.assign(new Error('Not here'), { responseCode: refusal }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          if (refusedWords !== undefined && email.text?.includes(refusedWords))
            return done(Object.assign(new Error('Spam'), { responseCode: 554 }));
          received.push(email);
          if (!isSilent) done();
        }, done);
      });
    },
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: own } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${own}`,
    received,
    get tries() {
      return tries;
    },
    refuse: (status) => {
      refusal = status;
    },
    refuseWords: (words) => {
      refusedWords = words;
    },
    fallSilent: () => {
      isSilent = true;
      return () => {
        isSilent = false;
      };
    },
    get connections() {
      return server.connections.size;
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

/**
 * A real SMTP server for the tests of one file, which accepts all mails again at the start of each test, and an app
 * configuration that sends through it, with optional further settings. Pass the configuration to `useTestApp`, which
 * must be called afterwards.
 */
export function useSmtp(more: Partial<Config> = {}) {
  const config: Partial<Config> = { ...more, mailFrom: { name: 'Stepwell', address: 'no-reply@stepwell.example' } };
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
    config.smtpUrl = smtp.url;
  });
  beforeEach(() => {
    smtp.refuse(undefined);
    smtp.refuseWords(undefined);
  });
  afterAll(() => smtp.stop());
  return {
    config,
    smtp: () => smtp,
    receivedBy: (to: string) => smtp.received.filter((email) => email.to?.[0]?.address === to),
    stopForNow: async () => {
      const port = Number(new URL(smtp.url).port);
      await smtp.stop();
      return async () => {
        smtp = await startSmtp(port);
      };
    },
  };
}
