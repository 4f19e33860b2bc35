/** Days that an emailed invitation can be accepted (rule memberships.emailInvitations). */
export const INVITATION_DAYS = 30;

/** The maximum number of people invited at once. */
export const MAX_INVITATIONS = 500;

export const EVERYBODY_INVITED = 'Everybody here has been invited already';
