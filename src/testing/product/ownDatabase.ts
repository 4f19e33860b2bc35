import { demoDatabase, testDatabase } from '../../server/testing/database/database';
import { startProduct, type Product } from './product';

/** Starts the product with a separate database on the run's server, with the demo community if `DEMO` is 'true'. */
export async function startOnOwnDatabase(env: Record<string, string> = {}): Promise<Product> {
  const database = env.DEMO === 'true' ? demoDatabase() : testDatabase();
  return startProduct({ ...env, DATABASE_URL: await database });
}
