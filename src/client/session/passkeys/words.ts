export const passkeyWords = {
  use: 'Use a passkey',
  failed: 'Your browser couldn’t use a passkey here. Please log in another way.',
};
