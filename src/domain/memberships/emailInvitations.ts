export const INVITATION_DAYS = 30;

export const MAX_INVITATIONS = 500;

export const EVERYBODY_INVITED = 'Everybody here has been invited already';
