export const passkeyWords = {
  ceremonyFailed: 'Your browser couldn’t use a passkey here. Please log in another way.',
  nothingUsed: 'No passkey was used.',
};
