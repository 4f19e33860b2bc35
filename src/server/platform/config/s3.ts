import { StartupProblem } from './startupProblem';
import type { Variables } from './variables';

/** How to reach a bucket of an S3-compatible storage. */
export interface S3Settings {
  /** Without the bucket and a slash at the end. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Before the first retry of a request. Milliseconds, one second by default. */
  retryPauseMs?: number;
}

/** The standard variables of S3 clients. Throws a StartupProblem if the keys are missing. */
export function readS3Settings(read: Variables): S3Settings {
  const region = read.text('AWS_REGION') ?? 'us-east-1';
  const endpoint = read.address('AWS_ENDPOINT_URL', ['https:', 'http:']) ?? `https://s3.${region}.amazonaws.com`;
  const [accessKeyId, secretAccessKey] = [read.text('AWS_ACCESS_KEY_ID'), read.text('AWS_SECRET_ACCESS_KEY')];
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartupProblem('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, the keys to the bucket of backups.');
  }
  return { endpoint: endpoint.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey };
}

/** Whether an address is meant as one of a bucket, well-formed or not. */
export const isS3Url = (text: string): boolean => /^s3:/i.test(text);

const S3_URL = /^s3:\/\/([a-z0-9.-]{3,63})(?:\/([^/?#@:]+(?:\/[^/?#@:]+)*)?)?\/?$/;

/** The bucket and key of `s3://bucket/key`. Throws a StartupProblem for any other address. */
export function readS3Url(name: string, text: string): { bucket: string; key: string } {
  const [, bucket, key = ''] = S3_URL.exec(text) ?? [];
  if (bucket !== undefined) return { bucket, key };
  // Omits the address, which may contain a key.
  throw new StartupProblem(`${name} must be like s3://bucket/folder; the keys to it are in AWS_… variables.`);
}

export function s3UrlOf(name: string, text: string | undefined): string | undefined {
  if (text !== undefined) readS3Url(name, text);
  return text;
}
