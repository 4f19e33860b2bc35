import type { ReadInvitation } from '../../../domain/memberships/readInvitations';

/** The people as the contract takes them. */
export const askOf = (id: string, people: readonly ReadInvitation[]) => ({
  id,
  emailInvitationsInput: {
    invitations: people.map(({ email, name, role, podId }) => ({ email, name, role, ...(podId && { podId }) })),
  },
});
