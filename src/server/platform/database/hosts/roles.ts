import { Client } from 'pg';
import { hostAddresses, hostName } from './addresses';

export interface HostRole {
  host: string;
  role: 'primary' | 'replica' | { unreachable: string };
  /** The same for addresses that lead to the same running server, such as poolers; undefined if unreachable. */
  server?: string | undefined;
}

const CONNECT_MS = 5_000;

async function roleOf(address: string): Promise<Omit<HostRole, 'host'>> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ read_only: string; server: string }>(
      `select current_setting('transaction_read_only') as read_only,
         concat(system_identifier, ' ', pg_postmaster_start_time()) as server from pg_control_system()`,
    );
    return { role: rows[0]?.read_only === 'off' ? 'primary' : 'replica', server: rows[0]?.server };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { role: { unreachable: message || String(code) } };
  } finally {
    void client.end().catch(() => undefined);
  }
}

export const readHostRoles = (url: string): Promise<HostRole[]> =>
  Promise.all(hostAddresses(url).map(async (address) => ({ host: hostName(address), ...(await roleOf(address)) })));
