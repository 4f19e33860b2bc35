import { packagesOf, type Lock, type LockedPackage } from './lock';
import { EXCEPTIONS, LICENCES, SKIPPED_INSTALL_SCRIPTS, SKIPPED_INSTALL_SCRIPT_PREFIXES } from './policy';

/** With OR one of the licences must be allowed, with AND all of them. Other expressions are rejected. */
function isAllowed(expression: string): boolean {
  const plain = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression;
  // Nested expressions are left for a person to check.
  if (/[()]/.test(plain)) return false;
  return plain.includes(' OR ')
    ? plain.split(' OR ').some((one) => LICENCES.includes(one))
    : plain.split(' AND ').every((one) => LICENCES.includes(one));
}

export const exceptionOf = ({ name, license }: LockedPackage) =>
  EXCEPTIONS.find(({ names, licence }) => names.test(name) && licence === license);

const mayHaveScript = (name: string) =>
  name in SKIPPED_INSTALL_SCRIPTS ||
  Object.keys(SKIPPED_INSTALL_SCRIPT_PREFIXES).some((start) => name.startsWith(start));

function problemsOf(one: LockedPackage): string[] {
  const { folder, name, license, resolved, integrity, link, hasInstallScript } = one;
  const wrong = [
    !(license !== undefined && isAllowed(license)) && !exceptionOf(one)
      ? `has the licence ${license ?? 'that it does not say'}`
      : undefined,
    hasInstallScript && !mayHaveScript(name)
      ? 'has an install script, which is not run: does it work without?'
      : undefined,
    resolved !== undefined || link
      ? `comes from ${resolved ?? 'a folder'}, not by its name from the registry`
      : undefined,
    integrity === undefined ? 'has no integrity' : undefined,
  ];
  return wrong.filter((problem) => problem !== undefined).map((problem) => `${folder} ${problem}`);
}

function leftOver(packages: readonly LockedPackage[]): string[] {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  const exceptions = EXCEPTIONS.filter((one) => !packages.some((each) => exceptionOf(each) === one));
  return [
    ...exceptions.map(({ names }) => `nothing needs the exception for ${names.source} any more`),
    ...Object.keys(SKIPPED_INSTALL_SCRIPTS)
      .filter((name) => !scripted.includes(name))
      .map((name) => `${name} has no install script any more`),
    ...Object.keys(SKIPPED_INSTALL_SCRIPT_PREFIXES)
      .filter((start) => !scripted.some((name) => name.startsWith(start)))
      .map((start) => `no ${start} has an install script any more`),
  ];
}

const NPM_SETTINGS = ['ignore-scripts=true', 'omit-lockfile-registry-resolved=true'];

export function packageProblems(lock: Lock, npmrc: string): string[] {
  const packages = packagesOf(lock);
  const settings = npmrc.split('\n').map((line) => line.trim());
  return [
    ...NPM_SETTINGS.filter((setting) => !settings.includes(setting)).map((setting) => `.npmrc doesn't say ${setting}`),
    ...packages.flatMap(problemsOf),
    ...leftOver(packages),
  ];
}
