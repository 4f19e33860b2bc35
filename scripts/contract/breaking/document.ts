import type { Schema } from '../../../src/contract/testing/schema';

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface Body {
  required?: boolean;
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  operationId?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: Body | Reference;
  responses?: Record<string, Body | Reference>;
}

export interface Document {
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

export function resolve<T extends object>(document: Document, node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const steps = node.$ref.split('/').slice(1);
  const found = steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  return resolve(document, found as T | Reference);
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

export interface NamedOperation {
  address: string;
  name: string;
  operation: Operation;
  parameters: Parameter[];
}

export function operationsOf(document: Document): NamedOperation[] {
  return Object.entries(document.paths).flatMap(([url, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      if (!operation) return [];
      const shared = (item.parameters ?? []) as (Parameter | Reference)[];
      const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => resolve<Parameter>(document, one));
      const address = `${method.toUpperCase()} ${url}`;
      return [{ address, name: operation.operationId ?? address, operation, parameters }];
    }),
  );
}
