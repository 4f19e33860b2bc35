import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import codegen from '../../openapi/codegen.config.cjs';
import type { Contract, Operation } from './bundle';

const contractFolder = 'src/contract';
const slicesFolder = 'src/client/api/generated';
const methods = ['get', 'put', 'post', 'delete', 'patch'];
const mark = '/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */\n';

export const generatedFolders = [contractFolder, slicesFolder];

function operationsOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([url, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ url, method, operation, tag: operation.tags[0] ?? 'untagged' })),
  );
}

function operationsSource(contract: Contract): string {
  const rows = operationsOf(contract).map(({ url, method, operation, tag }) => ({
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path: url,
    tag,
    permission: operation['x-permission'],
    keyScope: operation['x-key-scope'] ?? null,
    takesTicket: operation.security?.some((scheme) => 'ticket' in scheme) ?? false,
    takesIdempotencyKey:
      operation.parameters?.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey') ?? false,
    stream: Boolean(operation['x-stream']),
    redirect: Boolean(operation['x-redirect']),
    batch: Boolean(operation['x-batch']),
    image: Object.keys(operation.responses?.['200']?.content ?? {}).some((type) => type.startsWith('image/')),
  }));
  return `${mark}
/** Every operation of the contract, in its order. */
export const operations = ${JSON.stringify(rows, null, 2)} as const;

export type Operation = (typeof operations)[number];
export type OperationId = Operation['operationId'];
export type Permission = Operation['permission'];
`;
}

function entitiesSource(contract: Contract): string {
  const names = Object.keys(contract.components.schemas).sort();
  const aliases = names.map((name) => `export type ${name} = components['schemas']['${name}'];`);
  return `${mark}import type { components } from './types.gen';\n\n${aliases.join('\n')}\n`;
}

async function sliceSource(bundled: string, tag: string): Promise<string> {
  const { isCallable, ...options } = codegen;
  const source = await generateEndpoints({
    ...options,
    schemaFile: bundled,
    filterEndpoints: (_name: string, { operation }: { operation: unknown }) => {
      const candidate = operation as Operation;
      return candidate.tags[0] === tag && isCallable(candidate);
    },
  });
  return mark + String(source).replace(/^.*@ts-ignore.*\n/gm, '');
}

export async function generatedSources(contract: Contract, bundled: string): Promise<Map<string, string>> {
  const text = JSON.stringify(contract, null, 1);
  const sources = new Map<string, string>([
    [`${contractFolder}/contract.gen.json`, text],
    [`${contractFolder}/types.gen.ts`, mark + astToString(await openapiTS(text))],
    [`${contractFolder}/operations.gen.ts`, operationsSource(contract)],
    [`${contractFolder}/entities.gen.ts`, entitiesSource(contract)],
  ]);
  const tags = new Set(operationsOf(contract).map(({ tag }) => tag));
  for (const tag of tags) sources.set(`${slicesFolder}/${tag}.gen.ts`, await sliceSource(bundled, tag));
  return sources;
}
