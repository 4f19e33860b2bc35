import type { Operation } from '../../contract/operations.gen';
import { responseOf } from '../../contract/testing/contractCheck';
import { resolved } from '../../contract/testing/strictContract';

export function exampleAnswer(operation: Operation): unknown {
  const media = responseOf(operation, 200)?.content?.['application/json'];
  const [first] = Object.values(media?.examples ?? {});
  return media?.example ?? (first && resolved<{ value?: unknown }>(first).value);
}
