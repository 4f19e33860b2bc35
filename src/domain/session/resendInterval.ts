/** A link that people ask for is mailed at most once in this time. */
export const RESEND_INTERVAL_SECONDS = 60;
