import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { startProduct, type Product } from './product';

/** Makes `folder` a copy, with owners and rights, as PostgreSQL wants its own. */
function copyPreparedData(folder: string): void {
  const { PREPARED_DATA_DIR: prepared } = process.env;
  if (!prepared) throw new Error("No data is prepared: this has to run in Jest's project 'e2e'.");
  execFileSync('cp', ['-a', `${prepared}/.`, folder]);
}

/** The product with the demo community, which it would otherwise put into an empty database itself. */
export const startWithDemo = (env: Record<string, string> = {}): Promise<Product> =>
  startProduct({ ...env, DEMO: 'true' }, copyPreparedData);

export function removePreparedData(): void {
  const { PREPARED_DATA_DIR: prepared } = process.env;
  if (prepared) rmSync(prepared, { recursive: true, force: true });
}
