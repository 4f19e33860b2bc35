/**
 * Makes everything that is generated from the contract in openapi/: types, the list of operations, the names of entities, the
 * bundled contract that the server reads, and one RTK Query slice per tag. `--check` writes nothing and fails on a difference.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import prettier from 'prettier';
import codegen from '../openapi/codegen.config.cjs';

interface Operation {
  operationId: string;
  tags: string[];
  'x-permission': string;
  'x-stream'?: boolean;
  'x-redirect'?: boolean;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

const root = path.resolve(__dirname, '..');
const contractFolder = 'src/contract';
const slicesFolder = 'src/client/api/generated';
const methods = ['get', 'put', 'post', 'delete', 'patch'];
const mark = '/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */\n';

/** Bundles the split contract into one file: read from the split files, every type would lose its name. */
function bundle(target: string): Contract {
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  execFileSync(process.execPath, [cli, 'bundle', 'openapi/openapi.yaml', '--output', target], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return JSON.parse(readFileSync(target, 'utf8')) as Contract;
}

/** Every operation of the contract, in its order. */
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
    stream: Boolean(operation['x-stream']),
    redirect: Boolean(operation['x-redirect']),
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

/** Path → source of all that is generated, formatted. */
async function generate(): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stepwell-contract-'));
  try {
    const bundled = path.join(folder, 'contract.json');
    const contract = bundle(bundled);
    const sources = new Map<string, string>([
      [`${contractFolder}/contract.gen.json`, JSON.stringify(contract, null, 1)],
      [`${contractFolder}/types.gen.ts`, mark + astToString(await openapiTS(readFileSync(bundled, 'utf8')))],
      [`${contractFolder}/operations.gen.ts`, operationsSource(contract)],
      [`${contractFolder}/entities.gen.ts`, entitiesSource(contract)],
    ]);
    const tags = new Set(operationsOf(contract).map(({ tag }) => tag));
    for (const tag of tags) sources.set(`${slicesFolder}/${tag}.gen.ts`, await sliceSource(bundled, tag));
    for (const [file, source] of sources) sources.set(file, await formatted(file, source));
    return sources;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function formatted(file: string, source: string): Promise<string> {
  const target = path.join(root, file);
  return prettier.format(source, { ...(await prettier.resolveConfig(target)), filepath: target });
}

/** Generated files on disk that the contract no longer asks for. */
function leftOver(sources: Map<string, string>): string[] {
  return [contractFolder, slicesFolder]
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => /\.gen\.(ts|json)$/.test(file) && !sources.has(file));
}

function differs(file: string, source: string): boolean {
  const target = path.join(root, file);
  return !existsSync(target) || readFileSync(target, 'utf8') !== source;
}

async function main(): Promise<void> {
  const sources = await generate();
  const changed = [...sources].filter(([file, source]) => differs(file, source));
  const surplus = leftOver(sources);
  if (process.argv.includes('--check')) {
    for (const file of [...changed.map(([name]) => name), ...surplus])
      console.error(`${file} differs from the contract`);
    if (changed.length + surplus.length > 0) {
      console.error('Run `npm run api:generate` and commit what it writes.');
      process.exitCode = 1;
    }
    return;
  }
  for (const [file, source] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  for (const file of surplus) rmSync(path.join(root, file));
  console.log(`${sources.size} generated files, ${changed.length} written, ${surplus.length} removed`);
}

void main();
