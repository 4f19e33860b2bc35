import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../config/s3';

export const BUCKET = 'acme-backups';

/** A real S3 server on loopback; the settings are complete once it has started. */
export function useS3Server(): S3Settings {
  const directory = mkdtempSync(path.join(tmpdir(), 'stepwell-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  // The server's own keys for its only account.
  const settings = {
    endpoint: '',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    retryPauseMs: 1,
  };
  beforeAll(async () => {
    const { port } = await server.run();
    settings.endpoint = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return settings;
}
