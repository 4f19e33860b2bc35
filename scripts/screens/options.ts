import { parseArgs } from 'node:util';
import { paths } from '../../src/domain/links';
import { screenLanguages } from '../words/languages.cjs';
import { registeredRoutes, type RouteName } from '../../src/testing/screens/registered';
import { roles, type Role } from '../../src/testing/screens/signedIn';

export interface Options {
  roles: readonly Role[];
  routes: readonly RouteName[];
  axe: boolean;
  pages: boolean;
  mails: boolean;
  /** A tag of src/languages/, or a pseudo-language. */
  language: string;
}

/**
 * Reads the command line: `--role` and `--route` may be repeated. Throws an error to show the user for unknown values.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      role: { type: 'string', multiple: true },
      route: { type: 'string', multiple: true },
      axe: { type: 'boolean', default: true },
      mails: { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
    },
  });
  const registered = registeredRoutes();
  const wantedRoles = roles.filter((role) => values.role?.includes(role) ?? true);
  const wantedRoutes = registered.filter(
    (name) => values.route?.some((one) => one === name || one === paths[name]) ?? true,
  );
  if (wantedRoles.length === 0) throw new Error(`Roles are: ${roles.join(', ')}.`);
  if (wantedRoutes.length === 0) throw new Error(`Routes are: ${registered.map((name) => paths[name]).join(' ')}`);
  if (!screenLanguages().includes(values.language)) throw new Error(`Languages are: ${screenLanguages().join(', ')}.`);
  const isPart = values.role !== undefined || values.route !== undefined;
  return {
    roles: wantedRoles,
    routes: wantedRoutes,
    axe: values.axe,
    language: values.language,
    pages: isPart || !values.mails,
    mails: values.mails || !isPart,
  };
}
