import { Client, type ClientConfig } from 'pg';
import { READ_ONLY_TRANSACTION } from '../sqlState';
import { makeHosts, takesNoWrites, tryHosts, type Hosts } from './hosts';

/**
 * Limits of a session. Set by a statement, since poolers such as PgBouncer refuse or drop them in the startup message.
 */
const SESSION_LIMITS = ['statement_timeout', 'idle_in_transaction_session_timeout'] as const;

const READ_ONLY_SETTINGS = ['in_hot_standby', 'default_transaction_read_only'];

const MIN_CONNECT_MS = 2_000;

const CONNECT_MS = 30_000;

/** How long a connection is silent before the system checks whether its host is still there. Milliseconds. */
const KEEPALIVE_DELAY_MS = 10_000;

/** Whether no response came within the client's own limit, which is longer than the database's. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

export interface PrimaryClient extends Client {
  abandonHost: () => void;
}

interface Messages {
  on: ((
    event: 'parameterStatus',
    listener: (given: { parameterName: string; parameterValue: string }) => void,
  ) => void) &
    ((event: 'errorMessage', listener: (error: { code?: string }) => void) => void);
}

export function primaryClient(hosts: Hosts): new (config: ClientConfig) => PrimaryClient {
  return class extends Client implements PrimaryClient {
    #isOpen = false;
    #limits: string[];

    constructor({ statement_timeout, idle_in_transaction_session_timeout, ...config }: ClientConfig) {
      const target = hosts.target();
      const patience = config.connectionTimeoutMillis ?? CONNECT_MS;
      super({
        ...config,
        connectionString: target.address,
        connectionTimeoutMillis:
          hosts.count === 1 ? patience : Math.max(Math.floor(patience / hosts.count), MIN_CONNECT_MS),
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEPALIVE_DELAY_MS,
      });
      const limits = { statement_timeout, idle_in_transaction_session_timeout };
      this.#limits = SESSION_LIMITS.filter((name) => limits[name]).map(
        (name) => `set_config('${name}', '${Number(limits[name])}', false)`,
      );
      hosts.assign(this, target);
      // Without a listener, a connection that breaks would end the process.
      this.on('error', () => {});
      if (hosts.mustWrite) this.#watch(this.connection);
    }

    override connect: Client['connect'] = ((callback?: (error: Error | null, client?: Client) => void) => {
      const opening = this.#open();
      if (!callback) return opening;
      opening.then(
        () => callback(null, this),
        (error: Error) => callback(error),
      );
      return undefined;
    }) as Client['connect'];

    abandonHost = (): void => {
      hosts.suspect(this);
      this.connection.stream.destroy();
    };

    async #open(): Promise<this> {
      try {
        await super.connect();
        // Asks the server itself, since a pooler may repeat what an earlier server reported.
        const asked = [...this.#limits, `current_setting('transaction_read_only') as read_only`].join(', ');
        const { rows } = await super.query<{ read_only: string }>(`select ${asked}`);
        if (hosts.mustWrite && rows[0]?.read_only !== 'off') throw takesNoWrites();
      } catch (error) {
        hosts.failed(this, error as Error);
        void this.end();
        throw error;
      }
      this.#isOpen = true;
      hosts.succeeded(this);
      return this;
    }

    #watch(messages: Messages): void {
      messages.on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (this.#isOpen && parameterValue === 'on' && READ_ONLY_SETTINGS.includes(parameterName)) this.abandonHost();
      });
      messages.on('errorMessage', ({ code }) => {
        if (code === READ_ONLY_TRANSACTION) hosts.suspect(this);
      });
    }
  };
}

export async function connectToPrimary(config: ClientConfig & { connectionString: string }): Promise<Client> {
  const hosts = makeHosts(config.connectionString);
  const PrimaryClient = primaryClient(hosts);
  return tryHosts(hosts, () => new PrimaryClient(config).connect());
}
