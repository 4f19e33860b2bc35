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
  /** Pages of an invitation wait for it, so that people agree to what they see. */
  query: ReturnType<typeof useTermsInForce>;
  inForce: TermsInForce | undefined;
  agreement: TermsDocument | undefined;
  minimumAge: number | undefined;
  /** What the person was shown and has ticked, for the request; loads what isn't loaded yet. */
  shown: () => Promise<{ acceptedVersions: string[]; confirmedAge?: number }>;
  /** Loads the texts again if the answer is that they, or the minimum age, have changed. */
  orReread: <Result>(sent: Promise<Result>) => Promise<Result>;
}

const requiredOf = (inForce: TermsInForce | undefined) => inForce?.documents.filter(({ required }) => required);

/** What a form links to, and sends as accepted (rule terms.signUp). */
export function useSignUpTerms(codes: TermsCodes | undefined): SignUpTerms {
  const query = useTermsInForce(codes);
  const { currentData: inForce, refetch } = query;
  return {
    query,
    inForce,
    agreement: codes?.invite ? requiredOf(inForce)?.find(({ kind }) => isAgreement(kind)) : undefined,
    minimumAge: inForce?.minimumAge,
    shown: async () => ({
      acceptedVersions: requiredOf(inForce ?? (await refetch().unwrap()))?.map(({ id }) => id) ?? [],
      ...(inForce?.minimumAge !== undefined && { confirmedAge: inForce.minimumAge }),
    }),
    orReread: async (sent) => {
      try {
        return await sent;
      } catch (error) {
        const problem = problemOf(error);
        const isAge = problem?.errors?.some(({ path }) => path === 'confirmedAge');
        if (problem?.code === 'terms_changed' || isAge) void refetch();
        throw error;
      }
    },
  };
}
