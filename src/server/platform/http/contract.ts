import contract from '../../../contract/contract.gen.json';

interface RawResponse {
  content?: Record<string, unknown>;
}

/**
 * The contract for building routes. Of its responses, only successful JSON responses are kept, and serialised by
 * their schema. Problems are sent unchanged; handlers send files and streams themselves.
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
