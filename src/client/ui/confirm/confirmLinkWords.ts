export const confirmLinkWords = {
  confirm: 'Confirm',
  notMe: 'This wasn’t me',
  declinedTitle: 'Thanks for letting us know',
  declined: 'We’ve deleted the request. Nothing has changed, and the link no longer works.',
};
