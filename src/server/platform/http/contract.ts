import type { PermissionWord } from '../../../domain/permissions';
import contract from '../../../contract/contract.gen.json';
import type { OperationId } from './call';

/** What the server needs to know of an operation besides its schemas. */
export interface Operation {
  operationId: OperationId;
  method: string;
  /** As in the contract, `{id}` for what varies. */
  path: string;
  permission: PermissionWord;
  /** A browser opens it by address, so a token or ticket may come in the query. */
  takesAuthToken: boolean;
}

interface RawOperation {
  operationId?: string;
  'x-permission'?: string;
  security?: Record<string, unknown>[];
}

interface RawResponse {
  content?: Record<string, unknown>;
}

/**
 * The contract as routes are made from it: of the answers only the good ones that are JSON, whose schema serialises
 * them. Problems are written as they are, files and streams by their handlers.
 */
export function routableSpecification(): object {
  const copy = structuredClone(contract) as unknown as {
    paths: Record<string, Record<string, { responses?: Record<string, RawResponse> }>>;
  };
  for (const item of Object.values(copy.paths)) {
    for (const operation of Object.values(item)) {
      const json = operation.responses?.['200']?.content?.['application/json'];
      const good = { description: 'Done', ...(json !== undefined && { content: { 'application/json': json } }) };
      if (operation.responses) operation.responses = { 200: good };
    }
  }
  return copy;
}

/** Every operation of the contract, in its order. */
export const allOperations: Operation[] = Object.entries(
  contract.paths as unknown as Record<string, Record<string, RawOperation>>,
).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    operation.operationId
      ? [
          {
            operationId: operation.operationId as OperationId,
            method: method.toUpperCase(),
            path,
            permission: operation['x-permission'] as PermissionWord,
            takesAuthToken: operation.security?.some((one) => 'ticket' in one) ?? false,
          },
        ]
      : [],
  ),
);
