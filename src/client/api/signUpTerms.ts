import { skipToken } from '@reduxjs/toolkit/query';
import type { TermsDocument, TermsInForce } from '../../contract/entities.gen';
import { isAgreement } from '../../domain/terms/terms';
import { problemOf } from './problem';
import { useGetAdminInvitationTermsQuery, useGetInviteTermsQuery, useGetTermsInForceQuery } from './termsApi';

export interface TermsCodes {
  invite?: string | undefined;
  code?: string | undefined;
}

/** For the code of an invite link or of an admin's invitation, else the platform's; undefined loads none. */
export function useTermsInForce(codes: TermsCodes | undefined) {
  const { invite, code } = codes ?? {};
  const ofInvite = useGetInviteTermsQuery(invite ? { code: invite } : skipToken);
  const ofInvitation = useGetAdminInvitationTermsQuery(code && !invite ? { code } : skipToken);
  const ofPlatform = useGetTermsInForceQuery(!codes || invite || code ? skipToken : undefined);
  return invite ? ofInvite : code ? ofInvitation : ofPlatform;
}

export interface SignUpTerms {
  isLoading: boolean;
  /** Undefined if they couldn't be loaded: the server then takes those in force. */
  inForce: TermsInForce | undefined;
  agreement: TermsDocument | undefined;
  minimumAge: number | undefined;
  /** What the person was shown, for the request. */
  accepted: { acceptedVersions?: string[] };
  /** What the person has ticked, for the request. */
  age: { confirmedAge?: number };
  /** Loads the texts again if the answer is that they have changed. */
  orReread: <Result>(sent: Promise<Result>) => Promise<Result>;
}

/** What a form links to, and sends as accepted (rule terms.signUp). */
export function useSignUpTerms(codes: TermsCodes | undefined): SignUpTerms {
  const { currentData: inForce, isLoading, refetch } = useTermsInForce(codes);
  const required = inForce?.documents.filter((document) => document.required);
  return {
    isLoading,
    inForce,
    agreement: codes?.invite ? required?.find(({ kind }) => isAgreement(kind)) : undefined,
    minimumAge: inForce?.minimumAge,
    accepted: required ? { acceptedVersions: required.map(({ id }) => id) } : {},
    age: inForce?.minimumAge === undefined ? {} : { confirmedAge: inForce.minimumAge },
    orReread: async (sent) => {
      try {
        return await sent;
      } catch (error) {
        if (problemOf(error)?.code === 'terms_changed') void refetch();
        throw error;
      }
    },
  };
}
