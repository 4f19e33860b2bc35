import type { TermsKind } from '../terms/terms';
import { queryKeys, subjectKeys, withQuery } from './pathTo';
import { paths, type Path } from './paths';

/** Not in `queryKeys`, since /login loads those. */
export const termsKeys = { version: 'version', kind: 'kind' } as const;

/** A public page of texts, for who has the code of an invite link or of an admin's invitation. */
export const publicTermsPath = (path: Path, { invite, code }: { invite?: string; code?: string }): string =>
  withQuery(path, { [queryKeys.invite]: invite, [queryKeys.code]: code });

export const termsVersionPath = (versionId: string): string =>
  withQuery(paths.accountTerms, { [termsKeys.version]: versionId });

export const businessTermsPath = (businessId: string, kind?: TermsKind): string =>
  withQuery(paths.businessTerms, { [subjectKeys.business]: businessId, [termsKeys.kind]: kind });

export const agreementsPath = (membershipId: string, kind?: TermsKind): string =>
  withQuery(paths.membershipAgreements, { [subjectKeys.membership]: membershipId, [termsKeys.kind]: kind });
