import { demoDatabase, testDatabase } from '../server/testing/database';
import { startProduct, type Product } from './product';

/** The product on a database of its own, with the demo community where `DEMO` is 'true': much sooner there than embedded. */
export async function startOnOwnDatabase(env: Record<string, string> = {}): Promise<Product> {
  const database = env.DEMO === 'true' ? demoDatabase() : testDatabase();
  return startProduct({ ...env, DATABASE_URL: await database });
}
