import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../src/server/app';
import { openDatabase, type Database } from '../../../src/server/platform/database/client';
import { liveDeps } from '../../../src/server/liveDeps';
import { systemClock } from '../../../src/server/platform/clock';
import { testConfig } from '../../../src/server/testing/config';
import type { Case } from './cases';
import { findSubject } from './subject';

export interface Answer {
  status: number;
  /** Before compression. */
  body: Buffer;
  milliseconds: number;
}

export interface Statement {
  text: string;
  values: unknown[];
}

export interface SetProduct {
  database: Database;
  ask: (asked: Case) => Promise<Answer>;
  statementsOf: (asked: Case) => Promise<Statement[]>;
  close: () => Promise<void>;
}

const statementOf = (text: string, [given, values]: unknown[]): Statement => ({
  text,
  values: Array.isArray(values) ? (values as unknown[]) : ((given as { values?: unknown[] }).values ?? []),
});

export async function startProduct(url: string): Promise<SetProduct> {
  const config = testConfig({ MESSAGES_PER_MINUTE: '1000000' });
  let recorded: Statement[] | undefined;
  const onStatement = (text: string, given: unknown[]) => recorded?.push(statementOf(text, given));
  const database = openDatabase({ url, max: 20, onStatement });
  const app = await buildApp({ ...liveDeps(database, config, systemClock), logger: false });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as AddressInfo;
  const subject = await findSubject(app);
  const agent = new http.Agent({ keepAlive: true });

  const get = ({ as, path }: Case): Promise<Answer> => {
    const token = subject.tokens[as];
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return new Promise((resolve, reject) => {
      const start = performance.now();
      http
        .get({ host: '127.0.0.1', port, path: path(subject), headers, agent }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const milliseconds = performance.now() - start;
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), milliseconds });
          });
        })
        .on('error', reject);
    });
  };
  // Only a few codes may be tried and a few files downloaded, and this benchmark does not measure these limits.
  const forgetAttempts = () => database.pool.query('delete from throttles');
  const ask = async (asked: Case): Promise<Answer> => {
    await forgetAttempts();
    return get(asked);
  };
  return {
    database,
    ask,
    statementsOf: async (asked) => {
      await forgetAttempts();
      recorded = [];
      await get(asked);
      const seen = recorded;
      recorded = undefined;
      return seen;
    },
    close: async () => {
      agent.destroy();
      await app.close();
      await database.close();
    },
  };
}
