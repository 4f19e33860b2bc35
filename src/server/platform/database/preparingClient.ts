import type { Client, ClientConfig } from 'pg';
import type { Hosts } from './hosts/hosts';
import { isUnanswered, primaryClient } from './hosts/primaryClient';

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

type Callback = (error: unknown, ...results: unknown[]) => void;

const isPromise = (result: unknown): result is Promise<unknown> =>
  typeof (result as Promise<unknown> | undefined)?.catch === 'function';

/**
 * The driver's client, connected to the host that accepts writes. It names its parameterised statements and reports
 * every statement before sending it. Once a statement goes unanswered it abandons the host, since a `rollback` would
 * only wait as long again.
 */
export function preparingClient(hosts: Hosts, onStatement?: (text: string, given: unknown[]) => void) {
  const nameOf = makeNames();
  const prepared = (statement: unknown, values: unknown): unknown => {
    if (!Array.isArray(values) || values.length === 0) return statement;
    const given = typeof statement === 'string' ? { text: statement } : (statement as Statement);
    return typeof given.text === 'string' && given.name === undefined ? { ...given, name: nameOf(given.text) } : given;
  };
  return class extends primaryClient(hosts) {
    override query: Client['query'] = (...given: unknown[]) => {
      const [statement, values, ...rest] = given;
      onStatement?.(typeof statement === 'string' ? statement : (statement as Statement).text, given);
      const noted = (error: unknown) => {
        if (isUnanswered(error)) this.abandonHost();
      };
      const observed = rest.map((one) =>
        typeof one === 'function'
          ? (error: unknown, ...results: unknown[]) => {
              noted(error);
              (one as Callback)(error, ...results);
            }
          : one,
      );
      const result: unknown = (super.query as (...args: unknown[]) => unknown).call(
        this,
        prepared(statement, values),
        values,
        ...observed,
      );
      if (isPromise(result)) result.catch(noted);
      return result as never;
    };
  };
}

/** Sends one statement at a time: a read may start two at once, but has a single connection. */
export function serialClient(...given: Parameters<typeof preparingClient>): ReturnType<typeof preparingClient> {
  return class extends preparingClient(...given) {
    #turn: Promise<unknown> = Promise.resolve();

    constructor(config: ClientConfig) {
      super(config);
      const send = this.query as (...args: unknown[]) => unknown;
      this.query = ((...args: unknown[]) => {
        const sendNow = () => send(...args);
        return (this.#turn = this.#turn.then(sendNow, sendNow));
      }) as Client['query'];
    }
  };
}
