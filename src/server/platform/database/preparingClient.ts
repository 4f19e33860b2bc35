import { Client } from 'pg';

/** The maximum number of prepared statements on a connection; the server has fewer different statements. */
const MAX_PREPARED = 500;

interface Statement {
  text: string;
  name?: string;
}

/**
 * Names for repeated statements: PostgreSQL parses and plans a named statement once per connection, which is most of
 * the cost of a short statement. A statement gets its name on its second use, so that one-off statements don't take up
 * memory.
 */
function makeNames(): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>();
  let named = 0;
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const isAgain = names.has(text);
    const name = isAgain ? `s${(named += 1)}` : undefined;
    if (isAgain || names.size < MAX_PREPARED) names.set(text, name);
    return name;
  };
}

/**
 * The driver's client, which names its parameterised statements and reports each statement, whatever its caller, before
 * sending it.
 */
export function preparingClient(onStatement?: (text: string, given: unknown[]) => void): typeof Client {
  const nameOf = makeNames();
  const prepared = (statement: unknown, values: unknown): unknown => {
    if (!Array.isArray(values) || values.length === 0) return statement;
    const given = typeof statement === 'string' ? { text: statement } : (statement as Statement);
    return typeof given.text === 'string' && given.name === undefined ? { ...given, name: nameOf(given.text) } : given;
  };
  return class extends Client {
    override query: Client['query'] = (...given: unknown[]) => {
      const [statement, values, ...rest] = given;
      onStatement?.(typeof statement === 'string' ? statement : (statement as Statement).text, given);
      return (super.query as (...args: unknown[]) => never).call(this, prepared(statement, values), values, ...rest);
    };
  };
}
