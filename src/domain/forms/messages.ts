export const MISSING_CODE = 'Missing code';
export const UNKNOWN_TIME_ZONE = 'We don’t know this time zone';
export const INVALID_MOMENT = 'Invalid date time';

/** Of an empty date input. */
export const NO_MOMENT = 'Choose a date';
export const MEETING_LINK_REQUIRED = 'Meeting link is required';
export const DIFFERENT_EMAIL_REQUIRED = 'Please enter a different email address.';

export const tooLongMessage = (what: string, max: number) => `${what} must be ${max} characters or fewer`;
