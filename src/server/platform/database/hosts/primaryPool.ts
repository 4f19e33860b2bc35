import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { tryHosts, type Hosts } from './hosts';

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

export class PrimaryPool extends Pool {
  readonly #hosts: Hosts;

  constructor(hosts: Hosts, config: PoolConfig) {
    super(config);
    this.#hosts = hosts;
  }

  override connect: Pool['connect'] = ((callback?: Callback) => {
    const connecting = this.#take();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (error) => client.release(error as Error)),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }) as Pool['connect'];

  async #take(): Promise<PoolClient> {
    for (;;) {
      const client = await tryHosts(this.#hosts, () => super.connect());
      if (this.#hosts.isCurrent(client)) return client;
      // Doesn't close the connection cleanly, since the host might never respond.
      client.connection.stream.destroy();
      client.release(true);
    }
  }
}
