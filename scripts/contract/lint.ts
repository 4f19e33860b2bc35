import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  getLineColLocation,
  lint,
  loadConfig,
  parseYaml,
  type LocationObject,
  type NormalizedProblem,
  type Oas3Rule,
  type Plugin,
} from '@redocly/openapi-core';
import { KEY_SCOPES } from '../../src/domain/integrations/apiKeys';
import { PERMISSION_WORDS } from '../../src/domain/permissions';
import { unlistedPaths, type PathFiles } from './unlistedPaths';

type Stated = { operationId?: string; 'x-permission'?: string; 'x-key-scope'?: string };

const known = `one of ${PERMISSION_WORDS.join(', ')}`;

const isKnown: Oas3Rule = () => ({
  // Not the messages to webhooks, which are sent rather than called.
  Paths: {
    Operation(operation, context) {
      const { operationId = 'An operation', 'x-permission': word, 'x-key-scope': scope } = operation as Stated;
      const { location } = context;
      if (word === undefined) {
        context.report({ message: `${operationId} states no x-permission: ${known}`, location });
      } else if (!PERMISSION_WORDS.some((one) => one === word)) {
        const message = `${operationId} has the x-permission '${word}', which is not ${known}`;
        context.report({ message, location: location.child('x-permission') });
      }
      if (scope !== undefined && !KEY_SCOPES.some((one) => one === scope)) {
        const message = `${operationId} has the x-key-scope '${scope}', which is not one of ${KEY_SCOPES.join(', ')}`;
        context.report({ message, location: location.child('x-key-scope') });
      }
    },
  },
});

/** The plugin's rules are looked up by their full name. */
const permissions: Plugin = { id: 'permissions', rules: { oas3: { 'permissions/is-known': isKnown } } };

const UNRESOLVED = 'no-unresolved-refs';

export const root = path.resolve(__dirname, '..', '..');
export const CONTRACT = 'openapi/openapi.yaml';

export const redoclyConfig = () =>
  loadConfig({ configPath: path.join(root, '.config/redocly.yaml'), plugins: [permissions] });

const yamlOf = (file: string): unknown => parseYaml(readFileSync(path.join(root, file), 'utf8'));

function pathFiles(): PathFiles {
  const names = readdirSync(path.join(root, 'openapi/paths')).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(names.map((name) => [name, Object.keys(yamlOf(`openapi/paths/${name}`) ?? {})]));
}

const isUnreadable = ({ message }: Pick<NormalizedProblem, 'message'>) => message.startsWith('Failed to parse');

/** The message does not include the reference, which is on this line of the file or the next. */
function reference({ source }: LocationObject, line: number): string {
  const text = source.body
    .split('\n')
    .slice(line - 1, line + 1)
    .join('\n');
  return /\$ref:\s*['"]?([^'"\s}]+)/.exec(text)?.[1] ?? 'A $ref';
}

function lineOf({ message, ruleId, location: [place] }: NormalizedProblem): string {
  const sentence = message.replace(/\s+/g, ' ').replaceAll(`${root}/`, '').trim();
  if (!place) return sentence;
  const file = path.relative(root, place.source.absoluteRef);
  const { line } = getLineColLocation(place).start;
  const words =
    ruleId === UNRESOLVED && !isUnreadable({ message }) ? `${reference(place, line)} leads nowhere` : sentence;
  return `${file}:${line}  ${words}`;
}

const linesOf = (problems: NormalizedProblem[]) => [...new Set(problems.map(lineOf))];

/**
 * The problems with the contract, one line each; empty if there are none. An unreadable file or a broken reference
 * makes the rest of the document look wrong too, so in that case nothing else is reported.
 */
export async function contractProblems(): Promise<string[]> {
  const problems = await lint({ ref: path.join(root, CONTRACT), config: await redoclyConfig() });
  const errors = problems.filter(({ severity, ignored }) => severity === 'error' && !ignored);
  const unreadable = errors.filter(isUnreadable);
  const unresolved = errors.filter(({ ruleId }) => ruleId === UNRESOLVED);
  const causes = unreadable.length > 0 ? unreadable : unresolved;
  if (causes.length > 0) return linesOf(causes);
  const listed = (yamlOf(CONTRACT) as { paths: Record<string, { $ref?: string }> }).paths;
  return [...unlistedPaths(pathFiles(), listed), ...linesOf(errors)];
}
