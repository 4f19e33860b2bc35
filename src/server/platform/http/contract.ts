import contract from '../../../contract/contract.gen.json';

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
