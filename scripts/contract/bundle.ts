import path from 'node:path';
import { bundle } from '@redocly/openapi-core';
import { CONTRACT, redoclyConfig, root } from './lint';

export interface Operation {
  security?: Record<string, unknown>[];
  operationId: string;
  tags: string[];
  'x-permission': string;
  'x-key-scope'?: string;
  'x-stream'?: boolean;
  'x-redirect'?: boolean;
  'x-batch'?: boolean;
  parameters?: { $ref?: string }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}

export interface Contract {
  info: Record<string, unknown>;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

/** The contract's files as one document: parsing the split files would lose the names of the types. */
export async function bundledContract(): Promise<Contract> {
  const { bundle: document } = await bundle({ ref: path.join(root, CONTRACT), config: await redoclyConfig() });
  return document.parsed as Contract;
}
