import { demoDatabase, testDatabase } from '../../server/testing/database/database';
import { startProduct, type Product } from './product';

export async function startOnOwnDatabase(env: Record<string, string> = {}): Promise<Product> {
  const database = env.DEMO === 'true' ? demoDatabase() : testDatabase();
  return startProduct({ ...env, DATABASE_URL: await database });
}
